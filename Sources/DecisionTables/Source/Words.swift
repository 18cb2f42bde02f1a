/// Turns facts of a finding into the words that all findings share.
package enum Words {
  /// `` `a`, `b` or `c` ``
  package static func alternatives(_ names: [String]) -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `` `a`, `b` and `c` ``
  package static func list(_ names: [String]) -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `` ; did you mean `x`? `` or what was expected, if that is short enough to help.
  package static func suggestion(for name: String, among known: [String]) -> String {
    if let nearest = NearestName.of(name, in: known) { return "; did you mean `\(nearest)`?" }
    guard !known.isEmpty, known.count <= 12 else { return "" }
    return "; expected \(alternatives(known))"
  }

  /// The beginning of a text that may be of any length, on one line.
  package static func excerpt(_ text: String) -> String {
    let line = text.unicodeScalars.prefix(41).map { $0.properties.isWhitespace ? " " : String($0) }
    return line.count > 40 ? line.prefix(40).joined() + "…" : line.joined()
  }

  package static func unit(_ unit: String) -> String {
    switch unit {
    case "s": "seconds"
    case "ms": "milliseconds"
    default: unit
    }
  }

  /// `1 rule`, `2 rules`
  package static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
