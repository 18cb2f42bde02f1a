import DecisionTables

/// Random unary tests out of a few numbers and words, so that they touch and overlap.
struct RandomTest {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func type() -> ValueType { pick([.number, .string, .boolean]) }

  mutating func alternatives(of type: ValueType) -> [String] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in alternative(of: type) }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }

  private mutating func alternative(of type: ValueType) -> String {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: pick(["present", "absent", "missing", "null", "mistyped"])
    case 1:
      "not("
        + (0..<Int.random(in: 1...3, using: &generator)).map { _ in positive(of: type) }
        .joined(separator: ", ") + ")"
    default: positive(of: type)
    }
  }

  private mutating func positive(of type: ValueType) -> String {
    switch type {
    case .boolean: return pick(["true", "false"])
    case .number: return numeric()
    default:
      let word = StringNotation.quoted(pick(RandomTest.words))
      return generator.oneIn(3) && word != "\"\"" ? "starts(\(word))" : word
    }
  }

  private static let words = ["a", "ab", "abc", "b", "", "5", "x, y", "\"", "\\", "not(a", "é..e"]
  private static let numbers = ["-2", "-0.5", "0", "0.000001", "1", "1.5", "2", "3"]

  private mutating func numeric() -> String {
    let low = Int.random(in: 0..<(RandomTest.numbers.count - 1), using: &generator)
    let high = Int.random(in: (low + 1)..<RandomTest.numbers.count, using: &generator)
    let range = "\(RandomTest.numbers[low])..\(RandomTest.numbers[high])"
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return RandomTest.numbers[low]
    case 1: return pick(["<", "<=", ">", ">="]) + " " + RandomTest.numbers[low]
    case 2: return range
    default: return pick(["(", "["]) + range + "]"
    }
  }

  /// Values at, beside and between everything that tests mention.
  func samples(of type: ValueType, in strings: inout StringPool) -> [Value] {
    var values: [Value] = [.missing, .null, .mistyped]
    switch type {
    case .boolean: values += [.boolean(true), .boolean(false)]
    case .number:
      for text in RandomTest.numbers {
        guard let number = try? FixedPoint(reading: text.utf8) else { continue }
        values += [number.predecessor, number, number.successor].compactMap { $0 }.map(Value.number)
      }
      values += [.number(.lowest), .number(.highest)]
    default:
      for word in RandomTest.words + ["z", "abcd", "5x"] {
        values.append(.string(strings.intern(word)))
      }
    }
    return values
  }
}
