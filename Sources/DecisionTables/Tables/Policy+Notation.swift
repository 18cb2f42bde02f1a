extension Policy {
  /// A test as the rule language writes it: the alternatives in one line.
  package func notation(of test: Test) -> String { test.set.text(in: strings) }

  package func notation(of expression: Expression) -> String {
    expression.notation(in: strings) { slots[$0].name }
  }

  /// What a rule gives, as the rule language writes it; nil for what it leaves out.
  package func notation(of term: Term) -> String? {
    switch term {
    case .absent: nil
    case .constant(let value): notation(of: value)
    case .expression(let expression): "= " + notation(of: expression)
    case .text(let parts): parts.map(notation).joined()
    case .pointer(let slot): slot.map { slots[$0].name } ?? "\"\""
    }
  }

  private func notation(of value: Value) -> String {
    if let number = value.number { return number.description }
    if let boolean = value.boolean { return boolean ? "true" : "false" }
    return value.string.map { StringNotation.word(strings[$0]) } ?? "absent"
  }

  private func notation(of part: TextPart) -> String {
    switch part {
    case .name(let slot): return "{\(slots[slot].name)}"
    case .words(let words):
      var text = String.UnicodeScalarView()
      for scalar in words.unicodeScalars {
        text.append(scalar)
        if scalar == "{" || scalar == "}" { text.append(scalar) }
      }
      return String(text)
    }
  }
}
