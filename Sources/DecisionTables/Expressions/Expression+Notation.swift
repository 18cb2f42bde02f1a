extension Expression {
  /// The expression as the rule language writes it, with no more brackets than it needs.
  ///
  /// `name` spells a slot. Code that no expression compiles to gives what can be read of it.
  package func notation(in strings: StringPool, name: (Int) -> String) -> String {
    var writer = ExpressionWriter(strings: strings)
    var next = 0
    while next <= code.count {
      writer.join(before: next)
      guard next < code.count else { break }
      next = writer.write(code[next], at: next, name)
    }
    return writer.text
  }
}

/// Builds infix text by running instructions on a stack of texts.
private struct ExpressionWriter {
  /// How tightly a text holds together: what binds more loosely than its place gets brackets.
  private enum Level: Int, Comparable {
    case conditional, disjunction, conjunction, negation, comparison, sum, product, sign, primary

    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    var tighter: Level { Level(rawValue: rawValue + 1) ?? .primary }
  }

  private struct Piece {
    let text: String
    let level: Level

    func inBrackets(below level: Level) -> String { self.level < level ? "(\(text))" : text }
  }

  /// A conditional whose branches are being read.
  private struct Conditional {
    let start: Int
    let condition: Piece
    var yes: Piece?
    var end: Int?
  }

  let strings: StringPool
  private var stack: [Piece] = []
  private var open: [Conditional] = []

  init(strings: StringPool) { self.strings = strings }

  var text: String { stack.last?.text ?? "absent" }

  /// Finishes the conditionals that end before an instruction.
  mutating func join(before index: Int) {
    while let last = open.last, last.end == index, let yes = last.yes {
      open.removeLast()
      let no = pop().text
      let condition = last.condition.inBrackets(below: .disjunction)
      let first = yes.inBrackets(below: .disjunction)
      push("if \(condition) then \(first) else \(no)", .conditional)
    }
  }

  /// Reads one instruction and says which is next.
  mutating func write(
    _ instruction: Instruction, at index: Int, _ name: (Int) -> String
  ) -> Int {
    switch instruction {
    case .load(let slot): push(name(slot), .primary)
    case .constant(let value): push(value)
    case .jumpIfFalse, .jumpIfTrue, .jumpIfPresent: break
    case .branch(let target): open.append(Conditional(start: target, condition: pop()))
    case .jump(let target):
      if let last = open.indices.last, open[last].start == index + 1 {
        open[last].yes = pop()
        open[last].end = target
      }
    case .negate: push("-" + pop().inBrackets(below: .sign), .sign)
    case .not: push("not " + pop().inBrackets(below: .negation), .negation)
    case .present, .orElse, .minimum, .maximum, .count, .urlPart: call(instruction)
    default: join(instruction)
    }
    return index + 1
  }

  private mutating func push(_ text: String, _ level: Level) {
    stack.append(Piece(text: text, level: level))
  }

  private mutating func push(_ value: Value) {
    if let number = value.number {
      push(number.description, number < .zero ? .sign : .primary)
    } else if let boolean = value.boolean {
      push(boolean ? "true" : "false", .primary)
    } else if let id = value.string {
      push(StringNotation.quoted(strings[id]), .primary)
    } else {
      push("absent", .primary)
    }
  }

  private mutating func pop() -> Piece { stack.popLast() ?? Piece(text: "absent", level: .primary) }

  private mutating func call(_ instruction: Instruction) {
    let function =
      switch instruction {
      case .present: "present"
      case .orElse: "orElse"
      case .minimum: "min"
      case .maximum: "max"
      case .urlPart(let part): part.rawValue
      default: "count"
      }
    var operands: [String] = []
    for _ in 0..<instruction.operandCount { operands.insert(pop().text, at: 0) }
    push("\(function)(\(operands.joined(separator: ", ")))", .primary)
  }

  private mutating func join(_ instruction: Instruction) {
    let right = pop()
    let left = pop()
    let (sign, level) = ExpressionWriter.spelling(of: instruction)
    let isChain = level != .comparison
    let first = left.inBrackets(below: isChain ? level : level.tighter)
    push("\(first) \(sign) \(right.inBrackets(below: level.tighter))", level)
  }

  private static func spelling(of instruction: Instruction) -> (String, Level) {
    switch instruction {
    case .add: ("+", .sum)
    case .subtract: ("-", .sum)
    case .multiply: ("*", .product)
    case .divide: ("/", .product)
    case .equal: ("=", .comparison)
    case .unequal: ("!=", .comparison)
    case .less: ("<", .comparison)
    case .lessOrEqual: ("<=", .comparison)
    case .greater: (">", .comparison)
    case .greaterOrEqual: (">=", .comparison)
    case .or: ("or", .disjunction)
    default: ("and", .conjunction)
    }
  }
}
