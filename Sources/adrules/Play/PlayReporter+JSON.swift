import DecisionTables
import RuleFiles

extension PlayReporter {
  /// The timeline for programs.
  func json(findings: [Diagnostic]) -> JSONOutput {
    let machine = playback.machine
    let session = playback.session
    return [
      "formatVersion": .integer(JSONOutput.formatVersion),
      "policy": .string(machine.policy.name),
      "machine": .string(machine.name),
      "timeline": .array(playback.entries.flatMap(json)),
      "state": .string(playback.compiled.name(ofState: session.state)),
      "data": .object(
        machine.data.indices.map { (machine.data[$0].name, json(session.value(ofDatum: $0))) }),
      "nextDeadline": JSONOutput(session.nextDeadline),
      "findings": DiagnosticReporter.json(of: findings),
    ]
  }

  private func json(_ entry: Playback.Entry) -> [JSONOutput] {
    let compiled = playback.compiled
    let step = entry.step
    let rule = step.rule.map { compiled.rules[$0].id }
    let isTimer = if case .timer = step.occurrence { true } else { false }
    let kind = isTimer ? "timer" : step.isUnhandled ? "unhandled" : "event"
    let fields = JSONOutput(nesting: entry.fields.map { ($0.name, json($0.value)) })
    var items = [
      item(step.at, kind, compiled.name(of: step.occurrence), fields, rule)
    ]
    items += entry.actions.map { action in
      let names = playback.machine.actions[action.action].arguments.map(\.name)
      let arguments = zip(names, action.arguments).map { ($0, json($1)) }
      return item(
        step.at, "action", compiled.name(ofAction: action.action), .object(arguments), rule)
    }
    if step.states.from != step.states.to {
      let name = compiled.name(ofState: step.states.to)
      items.append(item(step.at, "state", name, .object([]), rule))
    }
    items += entry.findings.map { finding in
      let fields: JSONOutput = [
        "severity": .string(finding.severity.rawValue), "message": .string(finding.message),
      ]
      return item(step.at, "finding", finding.id, fields, rule)
    }
    return items
  }

  private func item(
    _ at: FixedPoint, _ kind: String, _ name: String, _ fields: JSONOutput, _ rule: String?
  ) -> JSONOutput {
    [
      "at": JSONOutput(at), "kind": .string(kind), "name": .string(name), "fields": fields,
      "rule": JSONOutput(rule),
    ]
  }

  private func json(_ value: MachineValue) -> JSONOutput {
    switch value {
    case .absent, .null, .mistyped, .object, .list: .null
    case .boolean(let value): .boolean(value)
    case .number(let number): JSONOutput(number)
    case .string(let text): .string(text)
    }
  }
}
