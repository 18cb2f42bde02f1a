/// A state machine: a FIRST table over the state, what happens, its data and every fact.
///
/// It does nothing itself: its actions are for whoever plays it.
package struct Machine: Hashable, Sendable {
  package var name: String
  package var title: String?
  package var clause: String?
  /// Of its time: the unit of every instant and every length.
  package var unit: String?
  /// All that the machine can read: the policy it belongs to, whose slots, settings and decisions
  /// come first, and what it adds.
  package var policy: Policy
  package var states: [State] = []
  /// An index of ``states``.
  package var initial = 0
  package var events: [Event] = []
  package var data: [Datum] = []
  package var clocks: [Clock] = []
  /// In the order in which they go at one instant.
  package var timers: [Timer] = []
  package var actions: [Action] = []
  /// The decision that holds the rules: an output for each datum, each timer's length and each
  /// argument, in this order.
  package var table = 0
  /// The decision that gives the data their first values.
  package var start = 0
  /// What each rule does beside its outputs.
  package var effects: [Effect] = []
  /// The decisions that are asked at every step, and whose hits are findings.
  package var findings: [Asked] = []
  package var invariants: [Invariant] = []
  package var stateSlot = 0
  package var occurrenceSlot = 0
  /// The name of an action, while one is looked at.
  package var actionSlot = 0
  package var origin: Origin

  package init(name: String, policy: Policy, origin: Origin) {
    self.name = name
    self.policy = policy
    self.origin = origin
  }

  /// The columns of ``table`` in which the lengths of timers stand, and behind those the arguments.
  package func column(ofTimer timer: Int) -> Int { data.count + timer }
}

extension Machine {
  package struct State: Hashable, Sendable {
    package var name: StringID
    package var isFinal: Bool

    package init(name: StringID, isFinal: Bool) {
      self.name = name
      self.isFinal = isFinal
    }
  }

  /// What the host can report.
  package struct Event: Hashable, Sendable {
    package var name: StringID
    package var fields: [Field]

    package init(name: StringID, fields: [Field]) {
      self.name = name
      self.fields = fields
    }
  }

  /// What an event carries. Events with fields of one name share the slot.
  package struct Field: Hashable, Sendable {
    package var name: String
    package var slot: Int
    package var typing: Typing
    package var isRequired: Bool

    package init(name: String, slot: Int, typing: Typing, isRequired: Bool) {
      self.name = name
      self.slot = slot
      self.typing = typing
      self.isRequired = isRequired
    }
  }

  /// What a machine remembers.
  package struct Datum: Hashable, Sendable {
    package var name: String
    package var slot: Int
    package var typing: Typing
    package var isOptional: Bool

    package init(name: String, slot: Int, typing: Typing, isOptional: Bool) {
      self.name = name
      self.slot = slot
      self.typing = typing
      self.isOptional = isOptional
    }
  }

  /// Runs while its condition holds.
  package struct Clock: Hashable, Sendable {
    package var name: String
    package var clause: String?
    /// The decision with one rule that matches while the clock runs; nil: it always does.
    package var condition: Int?

    package init(name: String, clause: String? = nil, condition: Int? = nil) {
      self.name = name
      self.clause = clause
      self.condition = condition
    }
  }

  package struct Timer: Hashable, Sendable {
    /// What goes first when a timer is due at the instant of an event.
    package enum Tie: String, Sendable, CaseIterable { case timer, event }

    package var name: String
    /// `timer.NAME`, as tests know it.
    package var occurrence: StringID
    package var clause: String?
    package var clock: Int
    package var tie: Tie

    package init(
      name: String, occurrence: StringID, clause: String? = nil, clock: Int, tie: Tie
    ) {
      self.name = name
      self.occurrence = occurrence
      self.clause = clause
      self.clock = clock
      self.tie = tie
    }
  }

  /// What the host is told to do.
  package struct Action: Hashable, Sendable {
    package var name: StringID
    package var arguments: [Argument]

    package init(name: StringID, arguments: [Argument]) {
      self.name = name
      self.arguments = arguments
    }
  }

  package struct Argument: Hashable, Sendable {
    package var name: String
    package var typing: Typing
    package var isOptional: Bool
    /// Of ``Machine/table``.
    package var column: Int

    package init(name: String, typing: Typing, isOptional: Bool, column: Int) {
      self.name = name
      self.typing = typing
      self.isOptional = isOptional
      self.column = column
    }
  }

  /// What a rule does, in indices.
  package struct Effect: Hashable, Sendable {
    package var sets: [Int] = []
    package var stops: [Int] = []
    package var starts: [Int] = []
    package var actions: [Int] = []
    /// Nil: the state stays.
    package var next: Int?

    package init() {}
  }

  /// A findings decision.
  package struct Asked: Hashable, Sendable {
    package var decision: Int
    /// Whether it reads what is done: then it is asked for each action, else once a step.
    package var readsActions: Bool

    package init(decision: Int, readsActions: Bool) {
      self.decision = decision
      self.readsActions = readsActions
    }
  }
}
