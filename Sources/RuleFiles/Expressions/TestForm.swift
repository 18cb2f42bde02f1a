/// A unary test as written, before it meets the type of what it tests.
indirect enum TestForm: Equatable, Sendable {
  enum Presence: String, CaseIterable, Sendable {
    case present, absent, missing, null, mistyped
  }

  struct Bound: Equatable, Sendable {
    let number: String
    let isIncluded: Bool
  }

  case presence(Presence)
  /// A word, or a string in inner quotes.
  case literal(String, isQuoted: Bool)
  case less(Bound)
  case greater(Bound)
  case interval(Bound, Bound)
  case starts(String)
  case not([TestForm])
}
