import DecisionTables
import RuleFiles

/// Writes what a machine did, as a timeline.
struct PlayReporter {
  let terminal: Terminal
  let playback: Playback

  private var compiled: CompiledMachine { playback.compiled }
  private var machine: Machine { playback.machine }

  /// One line for each thing that happened or was done, times in a column on the left; then the
  /// state and the data.
  var text: String {
    let lines = playback.entries.flatMap(lines)
    let width = lines.map(\.at.count).max() ?? 0
    var text = ""
    var last = ""
    for line in lines {
      let time = line.at == last ? "" : line.at
      last = line.at
      let indent = String(repeating: " ", count: width - time.count)
      text += "\(indent)\(terminal.styled(time, .heading))  \(HarmlessText.of(line.text))"
      text += line.note.isEmpty ? "\n" : "  \(terminal.styled(HarmlessText.of(line.note), .dim))\n"
    }
    return text + (lines.isEmpty ? "" : "\n") + ending
  }

  private struct Line {
    let at: String
    let text: String
    var note = ""
  }

  private func time(_ instant: FixedPoint) -> String {
    [instant.description, machine.unit].compactMap(\.self).joined(separator: " ")
  }

  private func lines(_ entry: Playback.Entry) -> [Line] {
    let at = time(entry.step.at)
    let head = compiled.name(of: entry.step.occurrence) + members(entry.fields)
    var lines = [Line(at: at, text: head, note: note(of: entry.step))]
    lines += entry.actions.map { action in
      let arguments = self.arguments(of: action)
      return Line(
        at: at, text: "  → \(compiled.name(ofAction: action.action))\(members(arguments))")
    }
    lines += entry.findings.map {
      Line(at: at, text: "  \($0.severity.rawValue): \($0.message)", note: "[\($0.id)]")
    }
    return lines
  }

  /// Which rule was taken, and where it leads.
  private func note(of step: MachineResult.Step) -> String {
    guard let rule = step.rule else { return step.isUnhandled ? "ignored" : "no rule" }
    let rules = compiled.rules[rule].id
    let clause = compiled.rules[rule].clause.map { " (\($0))" } ?? ""
    let (from, to) = (step.states.from, step.states.to)
    let move =
      from == to
      ? "" : ": \(compiled.name(ofState: from)) → \(compiled.name(ofState: to))"
    return rules + clause + move
  }

  private func arguments(
    of action: MachineResult.Action
  ) -> [(name: String, value: MachineValue)] {
    zip(machine.actions[action.action].arguments, action.arguments)
      .filter { $0.1 != .absent }.map { ($0.0.name, $0.1) }
  }

  private func members(_ members: [(name: String, value: MachineValue)]) -> String {
    members.map { " \($0.name)=\(ValueWords.spelled($0.value))" }.joined()
  }

  private var ending: String {
    let deadline = playback.session.nextDeadline.map { "next due at \(time($0))" } ?? ""
    let data = machine.data.indices.map { datum in
      ValueRow(
        name: "data.\(machine.data[datum].name)",
        value: ValueWords.spelled(playback.session.value(ofDatum: datum)), note: "")
    }
    let state = ValueRow(
      name: "state", value: compiled.name(ofState: playback.session.state), note: deadline)
    return ValueRow.text(of: [state] + data, indent: "", terminal)
  }
}

extension ValueWords {
  /// What crossed the border of a machine; only a string can be taken for something else.
  static func spelled(_ value: MachineValue) -> String {
    if case .string(let text) = value { return spelled(text) }
    return value.description
  }
}
