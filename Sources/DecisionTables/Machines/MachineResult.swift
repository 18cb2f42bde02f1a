/// What came of a call: the steps that were taken, in order, and what they did.
package struct MachineResult: Hashable, Sendable {
  /// What a step is about.
  package enum Occurrence: Hashable, Sendable {
    case event(Int)
    case timer(Int)
  }

  package struct Step: Hashable, Sendable {
    package let at: FixedPoint
    package let occurrence: Occurrence
    /// Of the machine's table; nil: no rule handles it.
    package let rule: Int?
    /// The state before and after.
    package let states: Transition
    /// Of ``MachineResult/actions``.
    package let actions: Range<Int>
    /// Of ``MachineResult/findings``.
    package let findings: Range<Int>

    /// Whether an event was ignored.
    package var isUnhandled: Bool {
      if case .event = occurrence { rule == nil } else { false }
    }
  }

  package struct Transition: Hashable, Sendable {
    package let from: Int
    package let to: Int
  }

  /// Something that the host is to do.
  package struct Action: Hashable, Sendable {
    package let at: FixedPoint
    /// Of the machine's actions.
    package let action: Int
    /// One for each argument of the action.
    package let arguments: [MachineValue]
  }

  /// Something that a findings decision says about a step.
  package struct Finding: Hashable, Sendable {
    package let at: FixedPoint
    package let id: String
    package let severity: Severity
    package let message: String
  }

  package internal(set) var steps: [Step] = []
  package internal(set) var actions: [Action] = []
  package internal(set) var findings: [Finding] = []

  package init() {}

  mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
    actions.removeAll(keepingCapacity: true)
    findings.removeAll(keepingCapacity: true)
  }
}
