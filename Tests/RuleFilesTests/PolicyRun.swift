import DecisionTables
import Testing

@testable import RuleFiles

/// A policy without faults that is evaluated again and again.
struct PolicyRun {
  let compiled: CompiledPolicy
  private(set) var evaluation: Evaluation

  /// Records the faults as an issue and throws if there are any.
  init(_ text: String, _ name: String = "") throws {
    let loaded = PolicyFiles(text).load(name)
    #expect(loaded.faultLines == [])
    compiled = CompiledPolicy(try #require(loaded.policy))
    evaluation = Evaluation(compiled)
  }

  /// The outputs of a decision for facts in JSON, as `name value` in one line, those without a
  /// value left out; the results of a list with `|` between them.
  mutating func outputs(of decision: String, _ facts: String) throws -> String {
    let index = try decide(decision, facts)
    guard compiled.policy.decisions[index].hitPolicy.givesList else {
      return line(evaluation.outputs(of: index))
    }
    var lines: [String] = []
    for hit in Array(evaluation.hits(of: index)) {
      lines.append(line(evaluation.outputs(of: hit, decision: index)))
    }
    return lines.joined(separator: " | ")
  }

  /// The rules that decided.
  mutating func rules(of decision: String, _ facts: String) throws -> String {
    let index = try decide(decision, facts)
    return evaluation.decidingRules(of: index).joined(separator: " ")
  }

  /// `value (why)` of a setting.
  mutating func setting(_ name: String, _ facts: String) throws -> String {
    try read(facts)
    let index = try #require(compiled.policy.settings.firstIndex { $0.name == name })
    try evaluation.decide(setting: index)
    let setting = compiled.policy.settings[index]
    let value = evaluation.values[setting.valueSlot]
    return "\(evaluation.text(of: value)) "
      + "(\(evaluation.text(of: evaluation.values[setting.originSlot])))"
  }

  private mutating func decide(_ decision: String, _ facts: String) throws -> Int {
    try read(facts)
    let index = try #require(compiled.decision(named: decision))
    try evaluation.checkPromises()
    try evaluation.decide(index)
    return index
  }

  private mutating func read(_ facts: String) throws {
    evaluation.reset()
    var reader = FactReader(compiled)
    let document = try JSONDocument(SourceText(name: "facts", text: facts))
    reader.read(document: document.root, into: &evaluation)
  }

  private func line(_ outputs: [OutputValue]) -> String {
    outputs.compactMap { output in
      text(output.content).map { "\(output.output.name) \($0)" }
    }.joined(separator: ", ")
  }

  private func text(_ content: OutputValue.Content) -> String? {
    switch content {
    case .value(let value): value.isPresent ? evaluation.text(of: value) : nil
    case .text(let text): text
    case .pointer(let slot): slot.map { "→" + compiled.policy.inputs[$0].name } ?? "→"
    }
  }
}
