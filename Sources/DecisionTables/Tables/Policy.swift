/// A policy that was read, checked and bound: what rule files mean, without their text.
///
/// Every name has a slot, an index into the values of an evaluation.
package struct Policy: Hashable, Sendable {
  package var name: String
  package var title: String?
  /// Every string that a rule, a value list or a word mentions, by id.
  package var strings = StringPool()
  package var slots: [Slot] = []
  /// The declared facts and every object above them, in the order of declaration.
  package var inputs: [Input] = []
  package var lists: [ElementList] = []
  package var settings: [Setting] = []
  package var decisions: [Decision] = []
  /// The decisions whose hits are findings, as indices into `decisions`.
  package var findings: [Int] = []
  /// Settings and decisions in an order in which each comes after what it reads.
  package var steps: [Step] = []
  package var machines: [Machine] = []

  package init(name: String, title: String? = nil) {
    self.name = name
    self.title = title
  }
}

/// One unit of evaluation.
package enum Step: Hashable, Sendable {
  case setting(Int)
  case decision(Int)
}

/// What is known of a name.
package struct Slot: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case fact
    case setting(Int)
    /// `settings.NAME.from`: why a setting has its value.
    case settingOrigin(Int)
    /// The word of the list that the fact of a setting is but for its letter case.
    case settingWord(Int)
    case expression(decision: Int)
    /// What a machine is given or keeps: its state, what happened, its data.
    case given(isCertain: Bool)
    case output(decision: Int)
  }

  package var name: String
  package var typing: Typing
  package var role: Role

  package init(name: String, typing: Typing, role: Role) {
    self.name = name
    self.typing = typing
    self.role = role
  }
}

/// A declared fact. Its slot has its own index in ``Policy/inputs``.
package struct Input: Hashable, Sendable {
  package var name: String
  /// The parts of the name: keys of nested objects.
  package var path: [String]
  package var typing: Typing
  /// A promise of the host: without a value nothing is decided.
  package var isRequired: Bool
  /// On an object: keys that are not declared are nobody's business.
  package var isOpen: Bool
  /// The list whose elements the fact belongs to.
  package var list: Int?

  package init(
    name: String, path: [String], typing: Typing, isRequired: Bool = false, isOpen: Bool = false,
    list: Int? = nil
  ) {
    self.name = name
    self.path = path
    self.typing = typing
    self.isRequired = isRequired
    self.isOpen = isOpen
    self.list = list
  }
}

/// A fact of type `list`, and the name under which a decision sees one element.
package struct ElementList: Hashable, Sendable {
  package var slot: Int
  package var element: String
  /// The slots of an element's facts: the element itself, or its fields.
  package var fields: [Int]

  package init(slot: Int, element: String, fields: [Int] = []) {
    self.slot = slot
    self.element = element
    self.fields = fields
  }
}

/// Where in a rule file something was written.
package struct Origin: Hashable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
