import DecisionTables
import Testing

@Suite struct JSONRandomTests {
  @Test func `what is written at random is read as it was`() throws {
    for seed in SeededGenerator.seeds(300) {
      var random = SeededGenerator(seed: seed)
      let sample = JSONSample.random(depth: 5, using: &random)
      let before = JSONSample.space(using: &random)
      let text = before + sample.text + JSONSample.space(using: &random)
      let root = try JSONDocument(SourceText(name: "t", text: text)).root
      #expect(isSame(root, sample, pointer: ""), "seed \(seed): \(text)")
      #expect(root.range.lowerBound == before.utf8.count, "seed \(seed)")
    }
  }

  private func isSame(_ value: JSONValue, _ sample: JSONSample, pointer: String) -> Bool {
    guard value.text == sample.text, value.pointer == pointer else { return false }
    switch sample.value {
    case .null: return value.kind == .null
    case .boolean(let isTrue): return value.boolean == isTrue
    case .number: return value.kind == .number
    case .string(let text): return value.string.map { Array($0.utf8) } == Array(text.utf8)
    case .array(let elements):
      guard value.kind == .array, value.count == elements.count else { return false }
      return zip(value.elements, elements).enumerated().allSatisfy { index, pair in
        isSame(pair.0, pair.1, pointer: "\(pointer)/\(index)")
      }
    case .object(let members):
      guard value.kind == .object, value.count == members.count else { return false }
      return zip(value.members, members).allSatisfy { read, written in
        let key = Array(written.key.utf8)
        let step = written.key.replacing("~", with: "~0").replacing("/", with: "~1")
        let last = members.last { Array($0.key.utf8) == key }
        return Array(read.key.utf8) == key && read.keyEquals(written.key)
          && value[written.key]?.text == last?.value.text
          && isSame(read.value, written.value, pointer: "\(pointer)/\(step)")
      }
    }
  }

  @Test func `a text with random faults is read or refused as the grammar says`() {
    var accepted = 0
    for seed in SeededGenerator.seeds(1500) {
      var random = SeededGenerator(seed: seed)
      var bytes = Array(JSONSample.random(depth: 3, using: &random).text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, using: &random) }
      let error = JSONSyntaxError.found(in: bytes)
      #expect((error == nil) == JSONRecogniser.accepts(bytes), "seed \(seed): \(bytes)")
      if let error {
        #expect((0...bytes.count).contains(error.offset), "seed \(seed): \(bytes)")
        #expect(!error.message.isEmpty, "seed \(seed): \(bytes)")
      } else {
        accepted += 1
      }
    }
    #expect(accepted > 100 && accepted < 1400)
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    let interesting = Array("{}[],:\"\\u0019.-+eE tfn/'\n\u{0}é".utf8)
    let byte = interesting.randomElement(using: &random) ?? 0
    let index = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.insert(byte, at: index)
    case 1 where index < bytes.count: bytes.remove(at: index)
    case 2 where index < bytes.count: bytes[index] = byte
    case 3 where index < bytes.count: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    default: bytes.removeSubrange(index...)
    }
  }

  @Test(arguments: [
    (["[", "]", "{", "}", ",", ":", #""a""#], 5, "", ""),
    (["0", "1", "-", "+", ".", "e"], 5, "", ""),
    (["\\", "u", "00", "n", "\"", "d8"], 4, "\"", "\""),
    (["\\ud8", "\\udc", "00", "n"], 5, "\"", "\""),
    (["t", "r", "u", "e", "true", " ", "\t"], 4, "[", "]"),
  ])
  func `every short text of a few parts is decided as the grammar says`(
    parts: [String], length: Int, before: String, after: String
  ) {
    var accepted = 0
    var texts = [""]
    for _ in 0..<length {
      texts = texts.flatMap { text in parts.map { text + $0 } }
      for text in texts {
        let bytes = Array((before + text + after).utf8)
        let isAccepted = JSONSyntaxError.found(in: bytes) == nil
        accepted += isAccepted ? 1 : 0
        if isAccepted != JSONRecogniser.accepts(bytes) { Issue.record("\(text)") }
      }
    }
    #expect(accepted > 0)
  }

  @Test func `random bytes of a small alphabet are decided as the grammar says`() {
    let alphabet = Array("[]{},:\"\\u01e-. \n\u{E9}".utf8)
    for seed in SeededGenerator.seeds(5000) {
      var random = SeededGenerator(seed: seed)
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let isAccepted = JSONSyntaxError.found(in: bytes) == nil
      if isAccepted != JSONRecogniser.accepts(bytes) { Issue.record("seed \(seed): \(bytes)") }
    }
  }
}
