extension BundleWriter {
  func words(_ term: Term) -> [String] {
    switch term {
    case .absent: ["absent"]
    case .constant(let value): [word(value)]
    case .expression(let expression): ["="] + words(expression)
    case .text(let parts): ["text"] + parts.flatMap(words)
    case .pointer(nil): ["document"]
    case .pointer(let slot?): ["pointer", slots[slot]]
    }
  }

  private func words(_ part: TextPart) -> [String] {
    switch part {
    case .words(let words): [BundleWords.quoted(words)]
    case .name(let slot): ["name", slots[slot]]
    }
  }

  func words(_ expression: Expression) -> [String] { expression.code.flatMap(words) }

  private func words(_ instruction: Instruction) -> [String] {
    switch instruction {
    case .load(let slot): ["load", slots[slot]]
    case .constant(let value): [word(value)]
    case .urlPart(let part): ["urlPart", part.rawValue]
    default:
      if let name = BundleInstructions.name(of: instruction) {
        [name]
      } else {
        BundleInstructions.words(counting: instruction)
      }
    }
  }
}
