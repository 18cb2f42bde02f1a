import DecisionTables

/// A name that is none of those that exist.
struct UnknownName: Equatable {
  /// What was looked for: `verb`, `option`, `decision`.
  let kind: String
  let name: String
  let known: [String]

  /// The stable name for machines: `unknown-verb`.
  var id: String { "unknown-\(kind)" }

  var message: String {
    let start = "unknown \(kind) `\(name)`"
    if let nearest { return "\(start); did you mean `\(nearest)`?" }
    return known.isEmpty || known.count > 8 ? start : "\(start); expected \(known.inBackticks)"
  }

  /// What was probably meant.
  var nearest: String? { NearestName.of(name, in: known) }
}
