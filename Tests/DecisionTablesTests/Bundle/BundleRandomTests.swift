import DecisionTables
import Testing

@Suite struct BundleRandomTests {
  @Test func `policies of every shape are read as they were written`() throws {
    for seed in SeededGenerator.seeds(400) {
      let policy = RandomPolicy.make(seed: seed)
      let text = policy.bundled
      let read = try? Policy(bundled: Array(text.utf8))
      #expect(read == policy, "seed \(seed): \(text)")
    }
  }

  @Test func `without a line there is an error or a policy that decides`() {
    let lines = SamplePolicy.text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      var damaged = lines
      damaged.remove(at: index)
      decideIfRead(Array(damaged.joined(separator: "\n").utf8))
    }
  }

  @Test func `with random faults there is an error or a policy that decides`() {
    var read = 0
    for seed in SeededGenerator.seeds(4000) {
      var random = SeededGenerator(seed: seed)
      let sample = seed % 4 == 0 ? RandomPolicy.make(seed: seed).bundled : SamplePolicy.text
      var bytes = Array(sample.utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) { damage(&bytes, using: &random) }
      if decideIfRead(bytes) { read += 1 }
    }
    // Neither all nor none, or the faults say nothing.
    #expect(read > 20 && read < 380)
  }

  /// Changes a byte, or puts a token of the text in the place of another one.
  private func damage(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0...3, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: place)
    default:
      let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: " ") }
      guard ends.count > 2 else { return }
      let (from, to) = (
        Int.random(in: 1..<ends.count, using: &random),
        Int.random(in: 1..<ends.count, using: &random)
      )
      let token = Array(bytes[ends[from - 1]..<ends[from]])
      bytes.replaceSubrange(ends[to - 1]..<ends[to], with: token)
    }
  }

  /// Whether the text is a policy; if so, everything is asked of it that can be asked.
  @discardableResult private func decideIfRead(_ bytes: [UInt8]) -> Bool {
    guard let policy = try? Policy(bundled: bytes) else { return false }
    var evaluation = Evaluation(CompiledPolicy(policy))
    for facts in BundleRandomTests.facts {
      evaluation.reset()
      guard let document = try? JSONDocument(SourceText(name: "facts", text: facts)) else {
        Issue.record("\(facts)")
        continue
      }
      var reader = FactReader(evaluation.compiled)
      reader.read(document: document.root, into: &evaluation)
      for decision in policy.decisions.indices {
        try? evaluation.decide(decision)
        _ = evaluation.outputs(of: decision)
        _ = evaluation.findings(of: decision)
      }
      for slot in policy.slots.indices { _ = evaluation.causes(ofAbsence: slot) }
    }
    return true
  }

  private static let facts = [
    "{}",
    #"{"order":{"total":5,"gift":true,"from.where":"GB-x"},"lines":[{"count":1},{"count":9}]}"#,
    #"{"order":{"total":"5","gift":false,"from.where":"small"},"lines":null,"a":true,"b":{"c":1}}"#,
  ]
}
