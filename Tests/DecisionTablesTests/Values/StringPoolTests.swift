import DecisionTables
import Testing

@Suite struct StringPoolTests {
  @Test func `equal strings have equal ids, counted up`() {
    var pool = StringPool()
    let texts = ["", "a", "é", "e\u{301}", "a\u{0}", "👩‍👩‍👧", String(repeating: "x", count: 5000)]
    for (index, text) in texts.enumerated() {
      #expect(pool.find(text) == nil)
      #expect(pool.intern(text) == StringID(index: Int32(index)))
    }
    for (index, text) in texts.enumerated() {
      #expect(pool.intern(text).index == Int32(index))
      #expect(pool.find(text)?.index == Int32(index))
      #expect(Array(pool[StringID(index: Int32(index))].utf8) == Array(text.utf8))
      #expect(Array(pool.utf8(of: StringID(index: Int32(index)))) == Array(text.utf8))
    }
    #expect(pool.count == texts.count)
  }

  /// Many more strings than buckets, forgotten and come again in another order.
  @Test func `what is forgotten is gone, and the rest is found`() {
    for seed in SeededGenerator.seeds(20) {
      var random = SeededGenerator(seed: seed)
      var pool = StringPool()
      var model: [String] = []
      for _ in 0..<120 {
        if random.oneIn(6) {
          let count = Int.random(in: 0...model.count, using: &random)
          pool.truncate(to: count + (random.oneIn(9) ? 1000 : 0))
          if pool.count == count { model.removeLast(model.count - count) }
        }
        for _ in 0..<Int.random(in: 0...40, using: &random) {
          let text = "s\(Int.random(in: 0...900, using: &random))"
          let known = model.firstIndex(of: text)
          #expect(pool.find(text).map { Int($0.index) } == known, "seed \(seed)")
          if known == nil { model.append(text) }
          #expect(Int(pool.intern(text).index) == known ?? model.count - 1, "seed \(seed)")
        }
        #expect(pool.count == model.count, "seed \(seed)")
      }
      for (index, text) in model.enumerated() {
        #expect(pool[StringID(index: Int32(index))] == text, "seed \(seed)")
        #expect(pool.find(text)?.index == Int32(index), "seed \(seed)")
      }
    }
  }

  @Test func `a pool that has grown forgets like one that has not`() {
    var pool = StringPool()
    let constants = (0..<20).map { pool.intern("c\($0)") }
    for round in 0..<3 {
      for index in 0..<500 { _ = pool.intern("round \(round), \(index)") }
      pool.truncate(to: 20)
      #expect(pool.count == 20 && pool.find("round \(round), 0") == nil)
      #expect((0..<20).map { pool.find("c\($0)") } == constants)
    }
    #expect(pool.intern("next").index == 20)
  }

  @Test(
    arguments: [
      ("", "", true, true), ("a", "", true, false), ("", "a", false, false),
      ("abc", "ab", true, false), ("abc", "abc", true, true), ("ab", "abc", false, false),
      ("Abc", "ab", false, false), ("ABC", "abc", false, true), ("É", "é", false, false),
      ("[a", "{a", false, false), ("@", "`", false, false),
    ])
  func `strings are compared byte by byte`(
    text: String, other: String, begins: Bool, isEqualButForCase: Bool
  ) {
    var pool = StringPool()
    let (a, b) = (pool.intern(text), pool.intern(other))
    #expect(pool.string(a, hasPrefix: b) == begins)
    #expect(pool.areEqualIgnoringCase(a, b) == isEqualButForCase)
  }
}
