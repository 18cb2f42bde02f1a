import DecisionTables

/// The same for programs.
extension PolicyComparisonReporter {
  static func json(of result: ComparisonResult) -> JSONOutput {
    [
      "formatVersion": .integer(JSONOutput.formatVersion),
      "equivalent": .boolean(result.isEquivalent),
      "differences": .array(result.differences.map(json)),
      "declarations": .array(result.declarations.map(json)),
      "undecided": .array(result.undecided.map { .string($0.name) }),
      "truncated": .array(result.cut.map { .string($0.name) }),
    ]
  }

  private static func json(of difference: PolicyDifference) -> JSONOutput {
    let subject: (key: String, value: JSONOutput) =
      switch difference.subject {
      case .decision(let name): ("decision", .string(name))
      case .setting(let name): ("setting", .string(name))
      }
    return .object([
      subject,
      ("region", .object(difference.region.map { ($0.name, json(of: $0.alternatives)) })),
      ("confidence", .string(difference.isCertain ? "certain" : "possible")),
      ("through", JSONOutput(difference.through?.name)),
      ("example", difference.example.map(json) ?? .null),
      ("a", json(of: difference.outcomes.first)),
      ("b", json(of: difference.outcomes.second)),
    ])
  }

  /// A test as rules write it.
  private static func json(of alternatives: [String]) -> JSONOutput {
    alternatives.count == 1
      ? .string(alternatives[0]) : .array(alternatives.map(JSONOutput.string))
  }

  private static func json(of outcome: ComparedOutcome) -> JSONOutput {
    switch outcome {
    case .outputs(let outputs): json(of: outputs)
    case .hits(let hits): .array(hits.map(json))
    case .failure(let error):
      ["error": ["id": .string(error.id), "message": .string(error.message)]]
    }
  }

  private static func json(of outputs: [ComparedOutput]) -> JSONOutput {
    JSONOutput(nesting: outputs.map { ($0.name, json(of: $0.content)) })
  }

  private static func json(of content: ComparedOutput.Content) -> JSONOutput {
    switch content {
    case .nothing: .null
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number)
    case .text(let text), .pointer(let text): .string(text)
    case .term(let text): ["term": .string(text)]
    }
  }

  /// Facts by their dotted names, as `decide --facts` reads them.
  static func json(of facts: ComparedFacts) -> JSONOutput {
    var members: [(key: String, value: JSONOutput)] = []
    var elements: [String: [(key: String, value: JSONOutput)]] = [:]
    var plain: [String: JSONOutput] = [:]
    for entry in facts.entries {
      guard let list = entry.list, let element = entry.element else {
        members.append((entry.name, json(of: entry)))
        continue
      }
      if entry.name == element {
        plain[list] = json(of: entry)
      } else {
        let field = String(entry.name.dropFirst(element.count + 1))
        elements[list, default: []].append((field, json(of: entry)))
      }
    }
    for (list, value) in plain.sorted(by: { $0.key < $1.key }) where elements[list] == nil {
      members.append((list, [value]))
    }
    for (list, fields) in elements.sorted(by: { $0.key < $1.key }) {
      members.append((list, [.object(fields)]))
    }
    return .object(members)
  }

  private static func json(of entry: ComparedFacts.Entry) -> JSONOutput {
    switch entry.fact {
    case .missing, .null: .null
    case .mistyped: entry.type == .list ? .object([]) : .array([])
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .object: .object([])
    case .list: .array([])
    }
  }

  private static func json(of declaration: DeclarationDifference) -> JSONOutput {
    let matters: JSONOutput = .boolean(declaration.matters)
    switch declaration {
    case .only(let side, let kind, let name, _):
      return [
        "kind": .string(kind.rawValue), "name": .string(name), "difference": "only",
        "in": .string(side == .first ? "a" : "b"), "matters": matters,
      ]
    case .renamed(let decision, let first, let second):
      return [
        "kind": "output", "name": .string("\(decision).\(first)"), "difference": "renamed",
        "b": .string("\(decision).\(second)"), "matters": matters,
      ]
    case .declared(let kind, let name, let what, let words):
      return [
        "kind": .string(kind.rawValue), "name": .string(name), "difference": .string(what),
        "a": .string(words.first), "b": .string(words.second), "matters": matters,
      ]
    }
  }
}
