import DecisionTables

/// What is known of the value of an expression before it runs.
struct ExpressionType {
  /// Nil for the word `absent` and for what is not known, which fit everywhere.
  var type: ValueType?
  var unit: UnitOfMeasure
  /// The only strings that can come out; empty: any.
  var values: [StringID] = []
  /// Whether no other policy can make other strings come out.
  var isClosed = false

  static let boolean = ExpressionType(type: .boolean, unit: .none)
  static let unknown = ExpressionType(type: nil, unit: .any)

  /// For messages.
  var phrase: String { type.map { Typing($0).phrase } ?? "nothing" }
}

/// The unit of a number: literals take whatever unit they meet.
enum UnitOfMeasure: Equatable {
  case any
  case none
  case named(String)

  init(_ unit: String?) { self = unit.map { .named($0) } ?? .none }

  /// The unit of both, or nil if they do not go together.
  static func common(_ a: UnitOfMeasure, _ b: UnitOfMeasure) -> UnitOfMeasure? {
    if a == .any { return b }
    return b == .any || a == b ? a : nil
  }

  var phrase: String {
    switch self {
    case .any, .none: "a plain number"
    case .named(let unit): Words.unit(unit)
    }
  }
}
