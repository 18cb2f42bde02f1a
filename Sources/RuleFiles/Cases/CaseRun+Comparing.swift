import DecisionTables

/// What a case expects against what came out.
extension CaseRun {
  mutating func compare(_ index: Int) {
    if let expect = entry.expect { compareOutputs(index, expect) }
    if let rules = entry.rules {
      compareList("rules", rules.value, evaluation.decidingRules(of: index))
    }
    if let findings = entry.findings {
      let asked = policy.findings.contains(index) ? [index] : policy.findings
      var found: [String] = []
      for index in asked { found += evaluation.findingIDs(of: index) }
      compareList("findings", findings.value, found)
    }
    for pair in entry.settings { compareSetting(pair) }
    for pair in entry.dependsOn { compareCauses(index, pair) }
  }

  mutating func compareList(_ name: String, _ node: YAMLNode, _ found: [String]) {
    guard let expected = words(of: node, "a list of names"), expected != found else { return }
    differ(.list(name: name, expected: expected, found: found), at: node.place)
  }

  /// The words of a list; an empty value is an empty list.
  private mutating func words(of node: YAMLNode, _ expected: String) -> [String]? {
    if node.word?.isNothing == true { return [] }
    guard case .sequence(let nodes) = node.content else {
      differ(.wrongNode(expected: expected, found: node.phrase), at: node.place)
      return nil
    }
    var words: [String] = []
    for node in nodes {
      if let word = node.word {
        words.append(word.text)
      } else {
        differ(.wrongNode(expected: "a name", found: node.phrase), at: node.place)
      }
    }
    return words.count == nodes.count ? words : nil
  }

  private mutating func compareOutputs(_ index: Int, _ expect: YAMLNode) {
    if policy.decisions[index].hitPolicy.givesList {
      compareHits(index, expect)
    } else {
      compareMap(expect, evaluation.outputs(of: index), above: "")
    }
  }

  private mutating func compareHits(_ index: Int, _ expect: YAMLNode) {
    guard case .sequence(let nodes) = expect.content else {
      differ(.wrongNode(expected: "a list of results", found: expect.phrase), at: expect.place)
      return
    }
    let hits = Array(evaluation.hits(of: index))
    guard hits.count == nodes.count else {
      let counts = [nodes.count, hits.count].map { Words.count($0, "result") }
      differ(.value(name: "expect", expected: counts[0], found: counts[1]), at: expect.place)
      return
    }
    for (node, hit) in zip(nodes, hits) {
      compareMap(node, evaluation.outputs(of: hit, decision: index), above: "")
    }
  }

  /// Dotted outputs may be written as names or as mappings in each other.
  private mutating func compareMap(
    _ expect: YAMLNode, _ outputs: [OutputValue], above prefix: String
  ) {
    guard case .mapping(let pairs) = expect.content else {
      differ(.wrongNode(expected: "a mapping of outputs", found: expect.phrase), at: expect.place)
      return
    }
    for pair in pairs {
      let name = prefix + pair.key
      if let output = outputs.first(where: { $0.output.name == name }) {
        compare(name, pair.value, found(output))
      } else if case .mapping = pair.value.content,
        outputs.contains(where: { $0.output.name.hasPrefix(name + ".") })
      {
        compareMap(pair.value, outputs, above: name + ".")
      } else {
        differ(.unknownName(name, known: outputs.map(\.output.name)), at: pair.keyPlace)
      }
    }
  }

  /// What came out as people write it; numbers are numbers.
  struct Found {
    var text: String?
    var number: FixedPoint?
  }

  private func found(_ output: OutputValue) -> Found {
    switch output.content {
    case .value(let value): found(value)
    case .text(let text): Found(text: text)
    case .pointer(let slot): Found(text: slot.map { policy.inputs[$0].name } ?? "")
    }
  }

  private func found(_ value: Value) -> Found {
    Found(text: value.isPresent ? evaluation.text(of: value) : nil, number: value.number)
  }

  /// Compares by spelling, numbers by value; `null` and `absent` expect nothing.
  mutating func compare(_ name: String, _ node: YAMLNode, _ found: Found) {
    guard let word = node.word else {
      differ(.wrongNode(expected: "a value", found: node.phrase), at: node.place)
      return
    }
    let expectsNothing = word.isPlain && (word.text == "null" || word.text == "absent")
    let expected = expectsNothing ? nil : word.text
    if expected == found.text { return }
    if let expected, let number = found.number,
      (try? FixedPoint(reading: expected.utf8)) == number
    {
      return
    }
    let phrase = { (text: String?) in
      guard let text else { return "nothing" }
      return "`\(text.utf8.count > 1_000 ? Words.excerpt(text) : text)`"
    }
    differ(
      .value(name: name, expected: phrase(expected), found: phrase(found.text)), at: node.place)
  }

  private mutating func compareSetting(_ pair: YAMLPair) {
    guard let setting = policy.settings.first(where: { $0.name == pair.key }) else {
      differ(.unknownName(pair.key, known: policy.settings.map(\.name)), at: pair.keyPlace)
      return
    }
    let name = "settings.\(pair.key)"
    let value = found(evaluation.values[setting.valueSlot])
    guard case .mapping(let pairs) = pair.value.content else {
      compare(name, pair.value, value)
      return
    }
    for part in pairs {
      switch part.key {
      case "value": compare(name, part.value, value)
      case "from":
        compare("\(name).from", part.value, found(evaluation.values[setting.originSlot]))
      default: differ(.unknownName(part.key, known: ["value", "from"]), at: part.keyPlace)
      }
    }
  }

  private mutating func compareCauses(_ index: Int, _ pair: YAMLPair) {
    let outputs = policy.decisions[index].outputs
    guard let output = outputs.first(where: { $0.name == pair.key }) else {
      differ(.unknownName(pair.key, known: outputs.map(\.name)), at: pair.keyPlace)
      return
    }
    let found = evaluation.causes(ofAbsence: output.slot).map { policy.inputs[$0].name }
    compareList("dependsOn.\(pair.key)", pair.value, found)
  }
}
