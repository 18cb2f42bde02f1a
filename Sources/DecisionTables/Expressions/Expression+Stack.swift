extension Expression {
  /// Whether no instruction takes more from the stack than there is, and every jump leads forward
  /// to an instruction, or behind the last one, that finds as much there as without the jump.
  var keepsItsStack: Bool { stackDepth != nil }

  /// How many values the stack holds at most; nil where the stack is not kept.
  private var stackDepth: Int? {
    var check = StackCheck(count: code.count)
    return code.indices.allSatisfy { check.run(code[$0], at: $0) } ? check.most : nil
  }

  /// How many values the stack can hold at most: no instruction adds more than one.
  package var depth: Int { stackDepth ?? code.count }
}

/// Follows every way through an expression at once: how many values the stack holds at each place.
private struct StackCheck {
  /// Nil where no way leads; one place more than there are instructions.
  private var depths: [Int?]

  var most: Int { depths.lazy.compactMap(\.self).max() ?? 0 }

  init(count: Int) {
    depths = Array(repeating: nil, count: count + 1)
    depths[0] = 0
  }

  /// False if the instruction cannot run where it stands.
  mutating func run(_ instruction: Instruction, at place: Int) -> Bool {
    guard let depth = depths[place] else { return false }
    let next = place + 1
    switch instruction {
    case .load, .constant: return go(to: next, with: depth + 1)
    case .jump(let target): return target >= next && go(to: target, with: depth)
    case .jumpIfFalse(let target), .jumpIfTrue(let target), .jumpIfPresent(let target):
      return depth > 0 && target >= next && go(to: target, with: depth) && go(to: next, with: depth)
    case .branch(let target):
      return depth > 0 && target > next && go(to: target, with: depth - 1)
        && go(to: target - 1, with: depth) && go(to: next, with: depth - 1)
    default:
      let count = instruction.operandCount
      return count >= 0 && count <= depth && go(to: next, with: depth - count + 1)
    }
  }

  private mutating func go(to place: Int, with depth: Int) -> Bool {
    guard place < depths.count else { return false }
    if let known = depths[place] { return known == depth }
    depths[place] = depth
    return true
  }
}
