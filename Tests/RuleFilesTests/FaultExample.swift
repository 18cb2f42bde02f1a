import DecisionTables
import Testing

@testable import RuleFiles

/// The files of a policy, with everything that is wrong with them.
struct FaultExample: Sendable {
  let text: String
  let faults: [String]

  init(_ text: String, _ faults: [String]) {
    self.text = text
    self.faults = faults
  }

  func check() {
    let loaded = PolicyFiles(text).load()
    #expect(loaded.faultLines == faults)
    let hasErrors = loaded.diagnostics.contains { diagnostic in
      diagnostic.severity >= .error && diagnostic.place?.source.name.contains("cases/") != true
    }
    #expect((loaded.policy == nil) == hasErrors)
  }
}

/// What stands for `CELL` in a policy, with everything that is wrong with it.
///
/// A fault in the line of the cell begins with its columns, another one with its file.
struct FaultRow: Sendable {
  let cell: String
  let faults: [String]

  init(_ cell: String, _ faults: String...) {
    self.cell = cell
    self.faults = faults
  }

  func check(in policy: String) {
    let place = FaultRow.place(of: "CELL", in: policy)
    let lines = PolicyFiles(policy.replacing("CELL", with: cell)).load().faultLines
    #expect(lines == faults.map { $0.first?.isNumber == true ? "\(place):\($0)" : $0 })
  }

  /// The file and line of a word.
  private static func place(of word: String, in policy: String) -> String {
    var file = "policy.yaml"
    var number = 0
    for line in policy.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if line.hasPrefix("--- file: ") {
        file = String(line.dropFirst(10))
        number = 0
      } else if line.contains(word) {
        return "\(file):\(number)"
      }
    }
    return "nowhere"
  }
}
