extension BundleReader {
  mutating func term() throws(BundleError) -> Term {
    if line.take("absent") { return .absent }
    if line.take("=") { return .expression(try expression()) }
    if line.take("text") { return .text(try textParts()) }
    if line.take("document") { return .pointer(nil) }
    if line.take("pointer") { return .pointer(try input()) }
    return .constant(try value())
  }

  /// The slot of an input.
  private mutating func input() throws(BundleError) -> Int {
    let slot = try index(in: slots)
    guard slot < policy.inputs.count else {
      throw line.error(.notAnInput(policy.slots[slot].name))
    }
    return slot
  }

  private mutating func textParts() throws(BundleError) -> [TextPart] {
    var parts: [TextPart] = []
    while !line.isAtEnd {
      if line.take("name") {
        parts.append(.name(slot: try index(in: slots)))
      } else {
        parts.append(.words(try line.string()))
      }
    }
    return parts
  }

  /// Instructions up to the end of the line.
  mutating func expression() throws(BundleError) -> Expression {
    var code: [Instruction] = []
    while !line.isAtEnd { code.append(try instruction()) }
    let expression = Expression(code: code)
    guard expression.keepsItsStack else { throw line.error(.brokenExpression) }
    return expression
  }

  private mutating func instruction() throws(BundleError) -> Instruction {
    if line.take("load") { return .load(try index(in: slots)) }
    guard let token = line.peek else { throw line.expected(.instruction) }
    let name = String(decoding: token, as: UTF8.self)
    if let instruction = BundleInstructions.plain(name) {
      _ = line.next()
      return instruction
    }
    if let instruction = BundleInstructions.counting(name) {
      _ = line.next()
      return instruction(try line.wholeNumber())
    }
    if line.take("urlPart") {
      guard let part = URLPart(rawValue: line.keyword()) else { throw line.expected(.urlPart) }
      return .urlPart(part)
    }
    return .constant(try value())
  }
}
