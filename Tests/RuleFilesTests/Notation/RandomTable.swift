import DecisionTables

/// Random rules over the inputs of a ``DrawnTable``, and random facts for them.
struct RandomTable {
  private var generator: SeededGenerator
  private var tests: RandomTest

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    tests = RandomTest(seed: seed &* 31)
  }

  mutating func hitPolicy() -> String { generator.oneIn(3) ? "unique" : "first" }

  mutating func rules() -> [String] {
    (0..<Int.random(in: 1...6, using: &generator)).map { index in
      var when: [String] = []
      for (name, type) in DrawnTable.inputs where !generator.oneIn(3) {
        when.append("\(name): [\(test(type))]")
      }
      if generator.oneIn(2) { when.append("kind: \(generator.oneIn(2) ? "x" : "[y, z]")") }
      return "{rule: r\(index), when: {\(when.joined(separator: ", "))}, then: {out: 1}}"
    }
  }

  private mutating func test(_ type: ValueType) -> String {
    tests.alternatives(of: type).map { StringNotation.quoted($0) }.joined(separator: ", ")
  }

  /// A value for each input, with the strings behind it.
  mutating func facts() -> (values: [String: Value], strings: StringPool) {
    var strings = StringPool()
    var values: [String: Value] = [:]
    for (name, type) in DrawnTable.inputs {
      values[name] = tests.samples(of: type, in: &strings).randomElement(using: &generator)
    }
    let kinds = ["x", "y", "z"].map { strings.intern($0) }
    values["kind"] = kinds.randomElement(using: &generator).map { .string($0) }
    return (values, strings)
  }
}
