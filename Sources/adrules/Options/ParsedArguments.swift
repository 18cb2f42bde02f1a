import DecisionTables

/// The arguments of a verb, checked against its table.
struct ParsedArguments: Sendable {
  let positionals: [String]
  /// Values by the name of their option; a flag has one empty value.
  let options: [String: [String]]

  func contains(_ option: Option) -> Bool { options[option.name] != nil }

  /// The value of an option that can be given once.
  func value(of option: Option) -> String? { options[option.name]?.first }

  /// The values of a repeatable option, in the order given.
  func values(of option: Option) -> [String] { options[option.name] ?? [] }

  func number(of option: Option) -> FixedPoint? {
    value(of: option).flatMap { try? FixedPoint(reading: $0.utf8) }
  }

  /// The value of an option that chooses a case of `Choice`.
  func choice<Choice: RawRepresentable<String>>(of option: Option) -> Choice? {
    value(of: option).flatMap(Choice.init)
  }
}
