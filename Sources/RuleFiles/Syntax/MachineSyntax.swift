import DecisionTables

/// One file with a machine, as written.
struct MachineSyntax: Sendable {
  var name: Word
  var amends: Word?
  var title: String?
  var clause: Word?
  var unit: Word?
  var states: [Word] = []
  var initial: Word?
  var final: [Word] = []
  var events: [EventSyntax] = []
  var data: [DatumSyntax] = []
  var clocks: [ClockSyntax] = []
  var timers: [TimerSyntax] = []
  var actions: [ActionSyntax] = []
  var settings: [SettingSyntax] = []
  var inputs: [ExpressionEntry] = []
  var rules: [RuleSyntax] = []
  var removed: [Word] = []
  var invariants: [InvariantSyntax] = []
  /// Where the keys stand that declare names of the language: `states`, `events`.
  var place: Place
}

struct EventSyntax: Sendable {
  var name: Word
  var fields: [InputSyntax] = []
}

struct DatumSyntax: Sendable {
  var name: Word
  var typing: TypingSyntax
  var initial: YAMLNode?
}

struct ClockSyntax: Sendable {
  var name: Word
  var clause: Word?
  var when: [TestSyntax] = []
}

struct TimerSyntax: Sendable {
  var name: Word
  var clause: Word?
  var clock: Word?
  var tie: Word?
}

struct ActionSyntax: Sendable {
  var name: Word
  var arguments: [ArgumentSyntax] = []
}

struct ArgumentSyntax: Sendable {
  var name: Word
  var typing: TypingSyntax
  var fallback: YAMLNode?
}

/// What a rule of a machine tests and does beside `when`.
struct EffectSyntax: Sendable {
  var state: YAMLNode?
  var occurrence: YAMLNode?
  var sets: [TermSyntax] = []
  var stops: [Word] = []
  var starts: [TermSyntax] = []
  var actions: [DoSyntax] = []
  var next: Word?
}

/// An action that a rule does.
struct DoSyntax: Sendable {
  var name: Word
  var arguments: [TermSyntax] = []
}

struct InvariantSyntax: Sendable {
  var id: Word
  var title: String?
  var clause: Word?
  /// The tests under `never`, `after`, `until`, `before`, `when`, `must` and `can`.
  var patterns: [String: [TestSyntax]] = [:]
}
