import DecisionTables

/// Writes the page of an id, or the list of all ids.
struct ExplainReporter {
  let policy: Policy
  let terminal: Terminal

  /// The page: what several parts of the tool report under one id stands below each other.
  func text(of topics: [Topic]) -> String {
    guard let id = topics.first?.id else { return "" }
    let parts = topics.map(part).joined(separator: "\n")
    return terminal.styled(HarmlessText.of(id), .heading) + "\n\n" + parts
  }

  private func part(_ topic: Topic) -> String {
    let severity = terminal.styled(topic.severity.rawValue, .severity(topic.severity))
    let clause = topic.clause.map { $0.isEmpty ? "" : " (\(HarmlessText.of($0)))" } ?? ""
    return "\(severity) in \(topic.area.rawValue)\(clause)\n"
      + prose(topic.summary) + prose(topic.rationale) + sources(of: topic)
      + topic.examples.map(example).joined()
  }

  /// Sentences, whatever lines they were written in.
  private func prose(_ text: String) -> String {
    wrapped(text.split(separator: "\n").joined(separator: " "), indent: 2)
  }

  /// Lines that keep their indentation.
  private func verbatim(_ text: String, indent: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      wrapped(String(line), indent: indent + line.prefix { $0 == " " }.count)
    }.joined()
  }

  private func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let room = max(terminal.columns - indent, 20)
    return TextWrap.lines(of: HarmlessText.of(text), columns: room).map { line in
      line.isEmpty ? "\n" : "\(margin)\(line)\n"
    }.joined()
  }

  /// When a rule of the policy makes the finding, and what it says then.
  private func sources(of topic: Topic) -> String {
    guard !topic.sources.isEmpty else { return "" }
    var sheet = Sheet([
      Sheet.Column(title: "rule, clause"), Sheet.Column(title: "when"),
      Sheet.Column(title: "message", isBehindDoubleLine: true),
    ])
    for source in topic.sources {
      let rule = source.rule
      let when = rule.tests.map { "\(policy.slots[$0.slot].name): \(policy.notation(of: $0))" }
      sheet.append(lines: [
        [rule.id, rule.clause, rule.title].compactMap(\.self), when.isEmpty ? ["-"] : when,
        ["\(source.severity.rawValue): \(source.message)"],
      ])
    }
    return "\n" + Grid(sheet, terminal, .unicode).text
  }

  private func example(_ example: Topic.Example) -> String {
    let label = terminal.styled("example", .heading)
    return "\n\(label)\n" + verbatim(example.text, indent: 4)
      + prose("→ \(example.result)")
  }

  /// Every id with its summary, by what it is about.
  func list(_ topics: [Topic]) -> String {
    Topic.Area.allCases.compactMap { area in
      let found = topics.filter { $0.area == area }.sorted { $0.id < $1.id }
      guard !found.isEmpty else { return nil }
      return terminal.styled(area.rawValue, .heading) + "\n" + found.map(row).joined()
    }.joined(separator: "\n")
  }

  private func row(_ topic: Topic) -> String {
    let indent = 28
    let start = "  " + HarmlessText.of(topic.id)
    let severity = terminal.styled(topic.severity.rawValue, .severity(topic.severity))
    let margin = String(repeating: " ", count: indent)
    let space =
      start.count + 2 <= indent
      ? String(repeating: " ", count: indent - start.count) : "\n" + margin
    let lines = TextWrap.lines(
      of: HarmlessText.of(topic.summary), columns: max(terminal.columns - indent - 9, 20))
    let label = severity + String(repeating: " ", count: 9 - topic.severity.rawValue.count)
    return start + space + label
      + lines.joined(separator: "\n" + margin + String(repeating: " ", count: 9)) + "\n"
  }
}

extension ExplainReporter {
  /// The page for programs. What else goes by the id stands under `also`.
  func json(of topics: [Topic]) -> JSONOutput {
    var members: [(key: String, value: JSONOutput)] = [
      ("formatVersion", .integer(JSONOutput.formatVersion))
    ]
    guard let first = topics.first else { return .object(members) }
    members += self.members(of: first)
    members.append(("also", .array(topics.dropFirst().map { .object(self.members(of: $0)) })))
    return .object(members)
  }

  private func members(of topic: Topic) -> [(key: String, value: JSONOutput)] {
    [
      ("id", .string(topic.id)), ("severity", .string(topic.severity.rawValue)),
      ("summary", .string(topic.summary)), ("rationale", .string(topic.rationale)),
      ("clause", JSONOutput(topic.clause)),
      (
        "examples",
        .array(topic.examples.map { ["text": .string($0.text), "result": .string($0.result)] })
      ),
      ("area", .string("\(topic.area)")), ("rules", .array(topic.sources.map(json))),
    ]
  }

  private func json(of source: Topic.Source) -> JSONOutput {
    let rule = source.rule
    let when = rule.tests.map { test -> JSONOutput in
      [
        "name": .string(policy.slots[test.slot].name), "test": .string(policy.notation(of: test)),
      ]
    }
    return [
      "rule": .string(rule.id), "severity": .string(source.severity.rawValue),
      "clause": JSONOutput(rule.clause), "when": .array(when),
      "message": .string(source.message), "file": .string(rule.origin.file),
      "line": .integer(rule.origin.line), "column": .integer(rule.origin.column),
    ]
  }

  static func list(_ topics: [Topic]) -> JSONOutput {
    [
      "formatVersion": .integer(JSONOutput.formatVersion),
      "topics": .array(
        topics.map {
          [
            "id": .string($0.id), "area": .string("\($0.area)"),
            "severity": .string($0.severity.rawValue), "summary": .string($0.summary),
          ]
        }),
    ]
  }
}
