/// Which parts of two policies belong together, and which have no counterpart.
struct PolicyPairing {
  let policies: BothSides<CompiledPolicy>
  private(set) var subjects: [ComparedSubject] = []
  private(set) var declarations: [DeclarationDifference] = []
  /// The slots of outputs of the second policy that are called otherwise in the first.
  private(set) var renamedSlots: [String: String] = [:]
  private let wanted: Set<String>?

  /// `decisions` are those to pair; nil: all, and the settings.
  init(_ policies: BothSides<CompiledPolicy>, decisions: Set<String>?) {
    self.policies = policies
    wanted = decisions
    pairInputs()
    if decisions == nil { pairSettings() }
    pairDecisions()
    if decisions == nil { compareFindings() }
  }

  private func policy(_ side: ComparisonSide) -> Policy { policies[side].policy }

  /// Pairs the names of both sides, and notes those that are on one side only.
  private mutating func pair(
    _ kind: DeclarationDifference.Kind, _ all: BothSides<[String]>,
    matters: (ComparisonSide, Int) -> Bool
  ) -> [BothSides<Int>] {
    var pairs: [BothSides<Int>] = []
    for (index, name) in all.first.enumerated() {
      if let other = all.second.firstIndex(of: name) {
        pairs.append(BothSides(index, other))
      } else {
        declarations.append(.only(.first, kind, name: name, matters: matters(.first, index)))
      }
    }
    for (index, name) in all.second.enumerated() where !all.first.contains(name) {
      declarations.append(.only(.second, kind, name: name, matters: matters(.second, index)))
    }
    return pairs
  }

  private mutating func pairInputs() {
    let all = BothSides(policy(.first).inputs, policy(.second).inputs)
    let pairs = pair(.input, all.map { $0.map(\.name) }) { side, index in
      all[side][index].isRequired
    }
    for pair in pairs {
      let inputs = BothSides(all.first[pair.first], all.second[pair.second])
      note(
        .input, inputs.first.name,
        [
          ("type", inputs.map(\.typing.type.rawValue)),
          ("unit", inputs.map { $0.typing.unit ?? "none" }),
          ("required", inputs.map { "\($0.isRequired)" }),
          ("values", values(of: inputs.map(\.typing))),
          ("range", inputs.map { range(of: $0.typing) }),
        ])
    }
  }

  private mutating func note(
    _ kind: DeclarationDifference.Kind, _ name: String,
    _ properties: [(what: String, words: BothSides<String>)]
  ) {
    for (what, words) in properties where words.first != words.second {
      declarations.append(.declared(kind, name: name, what: what, words))
    }
  }

  private func values(of typings: BothSides<Typing>) -> BothSides<String> {
    let words = BothSides(ComparisonSide.first, .second).map { side in
      typings[side].values.map { policies[side].strings[$0] }
    }
    if Set(words.first) == Set(words.second) { return BothSides("", "") }
    return words.map { $0.isEmpty ? "any" : $0.joined(separator: ", ") }
  }

  private func range(of typing: Typing) -> String {
    typing.range.map { $0.notation.joined(separator: ", ") } ?? "any"
  }

  private mutating func pairSettings() {
    let all = BothSides(policy(.first).settings, policy(.second).settings)
    let pairs = pair(.setting, all.map { $0.map(\.name) }) { _, _ in false }
    let order = Dictionary(
      uniqueKeysWithValues: policy(.first).steps.enumerated().map { ($0.element, $0.offset) })
    for pair in pairs.sorted(by: { a, b in
      order[.setting(a.first), default: 0] < order[.setting(b.first), default: 0]
    }) {
      subjects.append(
        ComparedSubject(
          kind: .setting, name: all.first[pair.first].name, indices: pair, areFindings: false,
          renamed: [:]))
    }
  }

  private mutating func pairDecisions() {
    let all = BothSides(policy(.first).decisions, policy(.second).decisions)
    let isWanted = { [wanted] (name: String) in wanted?.contains(name) ?? true }
    let pairs = pair(.decision, all.map { $0.map(\.name).filter(isWanted) }) { _, _ in true }
    let listed = all.map { decisions in
      decisions.indices.filter { isWanted(decisions[$0].name) }
    }
    let order = Dictionary(
      uniqueKeysWithValues: policy(.first).steps.enumerated().map { ($0.element, $0.offset) })
    let own = pairs.map { BothSides(listed.first[$0.first], listed.second[$0.second]) }
    for pair in own.sorted(by: { a, b in
      order[.decision(a.first), default: 0] < order[.decision(b.first), default: 0]
    }) {
      let decisions = BothSides(all.first[pair.first], all.second[pair.second])
      let areFindings =
        policy(.first).findings.contains(pair.first)
        && policy(.second).findings.contains(pair.second)
      let renamed = pairOutputs(of: decisions)
      subjects.append(
        ComparedSubject(
          kind: .decision, name: decisions.first.name, indices: pair, areFindings: areFindings,
          renamed: renamed))
    }
  }

  private mutating func pairOutputs(of decisions: BothSides<Decision>) -> [String: String] {
    let name = decisions.first.name
    let outputs = decisions.map(\.outputs)
    var lone = BothSides(
      outputs.first.filter { own in !outputs.second.contains { $0.name == own.name } },
      outputs.second.filter { own in !outputs.first.contains { $0.name == own.name } })
    var renamed: [String: String] = [:]
    for output in lone.first {
      let partners = lone.second.filter { $0.isLike(output) }
      guard partners.count == 1, lone.first.count(where: { $0.isLike(output) }) == 1 else {
        continue
      }
      renamed[partners[0].name] = output.name
      renamedSlots["\(name).\(partners[0].name)"] = "\(name).\(output.name)"
      declarations.append(.renamed(decision: name, first: output.name, second: partners[0].name))
    }
    lone.first.removeAll { output in renamed.values.contains(output.name) }
    lone.second.removeAll { output in renamed[output.name] != nil }
    for side in ComparisonSide.allCases {
      declarations += lone[side].map {
        .only(side, .output, name: "\(name).\($0.name)", matters: true)
      }
    }
    for output in outputs.first {
      guard let other = outputs.second.first(where: { $0.name == output.name }) else { continue }
      note(
        .output, "\(name).\(output.name)",
        [
          ("type", BothSides(output, other).map(\.typing.type.rawValue)),
          ("unit", BothSides(output, other).map { $0.typing.unit ?? "none" }),
        ])
    }
    return renamed
  }

  private mutating func compareFindings() {
    let lists = BothSides(ComparisonSide.first, .second).map { side in
      policy(side).findings.map { policy(side).decisions[$0].name }
    }
    for name in lists.first + lists.second {
      let isListed = lists.map { $0.contains(name) ? "yes" : "no" }
      guard isListed.first != isListed.second,
        !declarations.contains(.only(.first, .decision, name: name, matters: true)),
        !declarations.contains(.only(.second, .decision, name: name, matters: true))
      else { continue }
      declarations.append(.declared(.decision, name: name, what: "gives findings", isListed))
    }
  }
}

extension Output {
  fileprivate func isLike(_ other: Output) -> Bool {
    typing.type == other.typing.type && typing.unit == other.typing.unit
  }
}
