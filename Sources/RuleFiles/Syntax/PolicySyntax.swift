import DecisionTables

/// A `policy.yaml` as written: names are not resolved, texts are not parsed.
struct PolicySyntax: Sendable {
  var name: Word
  var title: String?
  var base: Word?
  var inputs: [InputSyntax] = []
  var settings: [SettingSyntax] = []
  var findings: [Word]?
}

struct InputSyntax: Sendable {
  var name: Word
  var typing: TypingSyntax
  var isRequired = false
  /// The word `open`, where it says so.
  var isOpen: Word?
  var element: Word?
}

/// `type`, `unit`, `values` and `range` of an input or output.
struct TypingSyntax: Sendable {
  var type: Word?
  var unit: Word?
  var values: [Word] = []
  var range: Word?
  var isOptional = false
  var title: String?
  var place: Place
}

struct SettingSyntax: Sendable {
  var name: Word
  var title: String?
  var clause: Word?
  var fact: Word?
  var type: Word?
  var unit: Word?
  var valid: YAMLNode?
  /// The word `ignoreCase`, where it says so.
  var ignoresCase: Word?
  var when: [TestSyntax] = []
  var fallback: YAMLNode?
}

/// One file with a decision.
struct DecisionSyntax: Sendable {
  var name: Word
  var amends: Word?
  var title: String?
  var clause: Word?
  var hitPolicy: Word?
  var each: Word?
  var machine: Word?
  var inputs: [ExpressionEntry] = []
  var outputs: [OutputSyntax] = []
  var fallback: [TermSyntax]?
  var fallbackPlace: Place
  var rules: [RuleSyntax] = []
  var removed: [Word] = []
  /// Where a fault about the whole table points.
  var place: Place
}

struct OutputSyntax: Sendable {
  var name: Word
  var typing: TypingSyntax
}

/// A named input expression of a file.
struct ExpressionEntry: Sendable {
  var name: Word
  var text: Word
}

struct RuleSyntax: Sendable {
  /// Where an amendment puts a new rule.
  enum Position: Sendable {
    case before(Word)
    case after(Word)

    var anchor: Word {
      switch self {
      case .before(let word), .after(let word): word
      }
    }
  }

  var id: Word
  var title: String?
  var clause: Word?
  var when: [TestSyntax] = []
  var then: [TermSyntax] = []
  /// Of a rule of a machine.
  var effect: EffectSyntax?
  var position: Position?
}

/// A cell: the name that is tested, and the test.
struct TestSyntax: Sendable {
  var name: Word
  var cell: YAMLNode
}

/// What a rule gives for an output.
struct TermSyntax: Sendable {
  var output: Word
  var value: YAMLNode
}
