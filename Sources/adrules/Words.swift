extension [String] {
  /// The names as a sentence lists them: `` `a`, `b` or `c` ``.
  var inBackticks: String {
    let quoted = map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Int {
  /// The number with its noun: `1 file`, `2 files`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
