package import DecisionTables

/// A policy as a Swift file that holds it as one string, which compiles in no time.
package enum SwiftSource {
  /// The file for a policy that was read from `folder`; it does not depend on where that lies.
  package static func text(of policy: Policy, in folder: String) -> String {
    let content = policy.relative(to: folder).bundled
    let marks = String(repeating: "#", count: marksNeeded(around: content))
    return """
      // Written by `make generate` from the rule files: change those and run it again.
      // swift-format-ignore-file

      /// The tables of a policy, bound; the first line names it.
      enum BundledPolicy {
        static let text: StaticString = \(marks)\"""
      \(content)\"""\(marks)
      }

      """
  }

  /// One number sign more than the text has in a row: nothing in it ends the literal then, or
  /// means more than itself.
  private static func marksNeeded(around text: String) -> Int {
    var most = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      most = max(most, run)
    }
    return most + 1
  }
}
