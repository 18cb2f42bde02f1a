import Foundation

/// A reader of this project that is given any bytes.
enum FuzzTarget: String {
  case json, vast, rules, expressions

  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      fatalError("FUZZ_TARGET is json, vast, rules or expressions, not `\(name)`")
    }
    return target
  }()

  func check(_ bytes: [UInt8]) {
    switch self {
    case .json: JSONCheck.check(bytes)
    case .vast: VASTCheck.check(bytes)
    case .rules: RuleFileCheck.check(bytes)
    case .expressions: ExpressionCheck.check(bytes)
    }
  }
}
