/// How the instructions of expressions are spelled in a bundle.
enum BundleInstructions {
  private static let plain: [(name: String, instruction: Instruction)] = [
    ("add", .add), ("subtract", .subtract), ("multiply", .multiply), ("divide", .divide),
    ("negate", .negate), ("equal", .equal), ("unequal", .unequal), ("less", .less),
    ("lessOrEqual", .lessOrEqual), ("greater", .greater), ("greaterOrEqual", .greaterOrEqual),
    ("not", .not), ("and", .and), ("or", .or), ("orElse", .orElse), ("present", .present),
  ]

  static func name(of instruction: Instruction) -> String? {
    plain.first { $0.instruction == instruction }?.name
  }

  static func plain(_ name: String) -> Instruction? {
    plain.first { $0.name == name }?.instruction
  }

  /// An instruction with a number: a place to jump to, or how many operands there are.
  static func words(counting instruction: Instruction) -> [String] {
    switch instruction {
    case .jumpIfFalse(let target): ["jumpIfFalse", String(target)]
    case .jumpIfTrue(let target): ["jumpIfTrue", String(target)]
    case .jumpIfPresent(let target): ["jumpIfPresent", String(target)]
    case .branch(let target): ["branch", String(target)]
    case .jump(let target): ["jump", String(target)]
    case .minimum(let count): ["minimum", String(count)]
    case .maximum(let count): ["maximum", String(count)]
    case .count(let count): ["count", String(count)]
    default: []
    }
  }

  static func counting(_ name: String) -> ((Int) -> Instruction)? {
    switch name {
    case "jumpIfFalse": { .jumpIfFalse($0) }
    case "jumpIfTrue": { .jumpIfTrue($0) }
    case "jumpIfPresent": { .jumpIfPresent($0) }
    case "branch": { .branch($0) }
    case "jump": { .jump($0) }
    case "minimum": { .minimum($0) }
    case "maximum": { .maximum($0) }
    case "count": { .count($0) }
    default: nil
    }
  }
}
