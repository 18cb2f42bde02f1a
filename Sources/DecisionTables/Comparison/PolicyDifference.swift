/// A region of inputs in which two policies decide differently.
package struct PolicyDifference: Sendable {
  package enum Subject: Hashable, Sendable {
    case decision(String)
    case setting(String)

    /// The name, as rules write it.
    package var name: String {
      switch self {
      case .decision(let name): name
      case .setting(let name): "settings.\(name)"
      }
    }
  }

  /// A name of the region, with the alternatives of a test that admits its values.
  package struct Condition: Hashable, Sendable {
    package let name: String
    package let alternatives: [String]

    package init(name: String, alternatives: [String]) {
      self.name = name
      self.alternatives = alternatives
    }
  }

  package let subject: Subject
  /// What must hold; empty: the policies differ everywhere.
  package let region: [Condition]
  /// Facts that show it; nil if none were found.
  package let example: ComparedFacts?
  package let outcomes: BothSides<ComparedOutcome>
  /// The decision or setting whose difference shows here, if the subject itself is the same.
  package var through: Subject?

  /// Whether it is certain; else what is read may never be as the region says.
  package var isCertain: Bool { example != nil }
}

/// Something that two policies declare differently.
package enum DeclarationDifference: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case input, setting, decision, output
  }

  /// Only one of them has it. `matters`: decisions differ because of it.
  case only(ComparisonSide, Kind, name: String, matters: Bool)
  /// An output of a decision has another name, and is compared under the first one.
  case renamed(decision: String, first: String, second: String)
  /// They say something else about it: its type, unit, values, range or list.
  case declared(Kind, name: String, what: String, BothSides<String>)

  /// Whether somebody who gives facts or reads results notices.
  package var matters: Bool {
    switch self {
    case .only(_, _, _, let matters): matters
    case .renamed, .declared: true
    }
  }
}

/// What a comparison of two policies came to.
package struct ComparisonResult: Sendable {
  package internal(set) var declarations: [DeclarationDifference] = []
  package internal(set) var differences: [PolicyDifference] = []
  /// What was not compared completely: there may be more differences than were found.
  package internal(set) var undecided: [PolicyDifference.Subject] = []
  /// What has more regions than were kept.
  package internal(set) var cut: [PolicyDifference.Subject] = []
  /// How many decisions and settings were compared.
  package internal(set) var compared = 0

  /// Whether it was proven that all facts are answered alike.
  package var isEquivalent: Bool {
    differences.isEmpty && undecided.isEmpty && !declarations.contains(where: \.matters)
  }
}
