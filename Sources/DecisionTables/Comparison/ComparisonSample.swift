/// Facts for both policies, by common name; what is left out is missing.
struct ComparisonSample {
  var facts: [Int: ComparedFact] = [:]
  /// The lists that have an element, by the common name of the list.
  var lists: Set<Int> = []
}

/// Evaluates one of the policies on samples.
struct SampleEvaluation {
  let side: ComparisonSide
  let names: CommonNames
  private(set) var evaluation: Evaluation

  init(_ side: ComparisonSide, _ names: CommonNames) {
    self.side = side
    self.names = names
    evaluation = Evaluation(names.policies[side])
  }

  var policy: Policy { names.policies[side].policy }

  /// Reads facts; false if they break a promise.
  mutating func load(_ sample: ComparisonSample) -> Bool {
    evaluation.reset()
    for slot in policy.inputs.indices where policy.inputs[slot].list == nil {
      guard let fact = sample.facts[names.common(slot, of: side)] else { continue }
      evaluation.set(slot, to: fact.value(in: &evaluation.strings))
    }
    for (index, list) in policy.lists.enumerated()
    where sample.lists.contains(names.common(list.slot, of: side)) {
      evaluation.set(list.slot, to: .list)
      let row = list.fields.map { field in
        let fact = sample.facts[names.common(field, of: side)] ?? .missing
        let value = fact.value(in: &evaluation.strings)
        return policy.slots[field].typing.type.admits(value) ? value : .mistyped
      }
      evaluation.elements[index].append(row)
    }
    return (try? evaluation.checkPromises()) != nil
  }

  /// What a decision says, by the common names of outputs.
  mutating func outcome(
    of decision: Int, outputs: (String) -> String, areFindings: Bool
  ) -> ComparedOutcome {
    do throws(EvaluationError) {
      try evaluation.decide(decision)
    } catch {
      return .failure(error)
    }
    guard policy.decisions[decision].hitPolicy.givesList else {
      return .outputs(evaluation.outputs(of: decision).map { compared($0, outputs) })
    }
    var hits: [[ComparedOutput]] = []
    for hit in Array(evaluation.hits(of: decision)) {
      var values = evaluation.outputs(of: hit, decision: decision).map { compared($0, outputs) }
      if areFindings, !values.contains(where: { $0.name == "id" && $0.content != .nothing }) {
        values.removeAll { $0.name == "id" }
        let id = policy.decisions[decision].rules[hit.rule].id
        values.insert(ComparedOutput("id", .text(id)), at: 0)
      }
      hits.append(values)
    }
    return areFindings ? ComparedOutcome.hits(hits).asSet : .hits(hits)
  }

  /// The value of a setting and why it has it.
  mutating func outcome(ofSetting setting: Int) -> ComparedOutcome {
    do throws(EvaluationError) {
      try evaluation.decide(setting: setting)
    } catch {
      return .failure(error)
    }
    let slots = policy.settings[setting]
    return .outputs([
      ComparedOutput("value", content(evaluation.values[slots.valueSlot])),
      ComparedOutput("from", content(evaluation.values[slots.originSlot])),
    ])
  }

  /// Evaluates what a decision or setting reads; false if that fails.
  mutating func prepare(_ step: Step) -> Bool {
    do throws(EvaluationError) {
      switch step {
      case .decision(let index):
        try evaluation.prepare(index)
        if let list = policy.decisions[index].each, evaluation.elements[list].count > 0 {
          evaluation.show(0, of: list)
          try evaluation.evaluateExpressions(of: index)
        }
      case .setting(let index): try evaluation.decide(setting: index)
      }
      return true
    } catch {
      return false
    }
  }

  private func compared(
    _ output: OutputValue, _ name: (String) -> String
  ) -> ComparedOutput {
    let name = name(output.output.name)
    switch output.content {
    case .value(let value): return ComparedOutput(name, content(value))
    case .text(let text): return ComparedOutput(name, .text(text))
    case .pointer(let slot):
      return ComparedOutput(name, .pointer(slot.map { policy.slots[$0].name } ?? ""))
    }
  }

  private func content(_ value: Value) -> ComparedOutput.Content {
    if let boolean = value.boolean { return .boolean(boolean) }
    if let number = value.number { return .number(number) }
    return value.string.map { .text(evaluation.strings[$0]) } ?? .nothing
  }
}
