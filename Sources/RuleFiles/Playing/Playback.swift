package import DecisionTables

/// A machine that is played: events in, steps out.
package struct Playback: Sendable {
  /// One step with what it did.
  package struct Entry: Sendable {
    package let step: MachineResult.Step
    package let actions: [MachineResult.Action]
    package let findings: [MachineResult.Finding]
    /// The fields of the event, as the host gave them.
    package let fields: [(name: String, value: MachineValue)]
  }

  package private(set) var session: MachineSession
  package private(set) var entries: [Entry] = []

  package init(_ session: MachineSession) { self.session = session }

  package var compiled: CompiledMachine { session.compiled }
  package var machine: Machine { session.machine }

  package mutating func play(_ events: [PlayEvent]) throws(PlayFault) {
    for event in events { try play(event) }
  }

  private mutating func play(_ event: PlayEvent) throws(PlayFault) {
    guard let name = event.name else { return try call(nil, [], event) }
    guard let index = compiled.event(named: name.text) else {
      let known = machine.events.indices.map { compiled.name(ofEvent: $0) }
      throw PlayFault(reason: .machine(.unknownEvent(name.text, known: known)), place: name.place)
    }
    try call(index, try fields(of: event, index, name.text), event)
  }

  private func fields(
    of event: PlayEvent, _ index: Int, _ name: String
  ) throws(PlayFault) -> [MachineValue] {
    let declared = machine.events[index].fields
    var values = declared.map { _ in MachineValue.absent }
    for field in event.fields {
      if let place = declared.firstIndex(where: { $0.name == field.name.text }) {
        values[place] = field.value
      } else if !declared.contains(where: { isOpen($0, field.name.text) }) {
        let error = MachineError.unknownField(
          field.name.text, event: name, known: declared.map(\.name))
        throw PlayFault(reason: .machine(error), place: field.name.place)
      }
    }
    return values
  }

  /// Whether a name stands in an object whose other keys are nobody's business.
  private func isOpen(_ field: Machine.Field, _ name: String) -> Bool {
    field.typing.type == .object && name.hasPrefix(field.name + ".")
  }

  private mutating func call(
    _ event: Int?, _ values: [MachineValue], _ written: PlayEvent
  ) throws(PlayFault) {
    do throws(MachineError) {
      if let event {
        try session.handle(event, values, at: written.at)
      } else {
        try session.advance(to: written.at)
      }
    } catch {
      throw PlayFault(reason: .machine(error), place: written.place)
    }
    for step in session.result.steps {
      var fields: [(name: String, value: MachineValue)] = []
      if case .event(let index) = step.occurrence {
        fields = zip(machine.events[index].fields, values).filter { $0.1 != .absent }
          .map { ($0.0.name, $0.1) }
      }
      entries.append(
        Entry(
          step: step, actions: Array(session.result.actions[step.actions]),
          findings: Array(session.result.findings[step.findings]), fields: fields))
    }
  }

  /// The ids of the rules that were taken.
  package var rules: [String] { entries.compactMap { $0.step.rule.map { compiled.rules[$0].id } } }
}
