/// Random well-typed expressions in which every operand stands in brackets.
struct RandomExpression {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: 0..<texts.count, using: &generator)]
  }

  mutating func boolean(depth: Int) -> String {
    guard depth > 0 else { return pick(["p", "q", "r", "true", "false"]) }
    let next = depth - 1
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return "not (\(boolean(depth: next)))"
    case 1, 2:
      return "(\(boolean(depth: next))) \(pick(["and", "or"])) (\(boolean(depth: next)))"
    case 3:
      let sign = pick(["<", "<=", ">", ">=", "=", "!="])
      return "(\(number(depth: next))) \(sign) (\(number(depth: next)))"
    case 4: return conditional(next) { $0.boolean(depth: next) }
    case 5: return "orElse((\(boolean(depth: next))), (\(boolean(depth: next))))"
    case 6: return "(\(boolean(depth: next))) = (\(boolean(depth: next)))"
    default: return pick(["p", "q", "present((a))", "(s) = (\"x\")", "(host((s))) != (t)"])
    }
  }

  private mutating func number(depth: Int) -> String {
    guard depth > 0 else { return pick(["a", "b", "c", "1", "0.5"]) }
    let next = depth - 1
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return "-(\(number(depth: next)))"
    case 1, 2, 3:
      return "(\(number(depth: next))) \(pick(["+", "-", "*", "/"])) (\(number(depth: next)))"
    case 4: return conditional(next) { $0.number(depth: next) }
    case 5: return "\(pick(["min", "max"]))((\(number(depth: next))), (\(number(depth: next))))"
    default: return "count((\(boolean(depth: next))), (p))"
    }
  }

  private mutating func conditional(
    _ depth: Int, _ branch: (inout RandomExpression) -> String
  ) -> String {
    let condition = boolean(depth: depth)
    let yes = branch(&self)
    return "if (\(condition)) then (\(yes)) else (\(branch(&self)))"
  }
}
