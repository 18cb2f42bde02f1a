/// What a rule gives for an output, in common names: equal terms give equal results.
enum ComparedTerm: Hashable {
  case absent
  case constant(Value)
  /// The value of a name.
  case slot(Int)
  case calculation(NormalExpression)
  case text([ComparedText])
  /// The name of an input; empty for the whole document.
  case pointer(String)
  /// What several hits give, joined by the hit policy, in a fixed order.
  case joined(HitPolicy, [ComparedTerm])
}

/// A piece of a text.
enum ComparedText: Hashable {
  case words(String)
  case name(Int)
}

extension CommonNames {
  func term(_ term: Term, of side: ComparisonSide) -> ComparedTerm {
    switch term {
    case .absent: return .absent
    case .constant(let value): return constant(common(value, of: side))
    case .expression(let expression):
      let normal = normal(expression, of: side)
      switch normal.content {
      case .constant(let value): return constant(value)
      case .slot(let slot): return .slot(slot)
      case .calculation: return .calculation(normal)
      }
    case .text(let parts): return .text(text(parts, side))
    case .pointer(let slot):
      return .pointer(slot.map { policies[side].policy.slots[$0].name } ?? "")
    }
  }

  private func constant(_ value: Value) -> ComparedTerm {
    value.isPresent ? .constant(value) : .absent
  }

  private func text(_ parts: [TextPart], _ side: ComparisonSide) -> [ComparedText] {
    var result: [ComparedText] = []
    for part in parts {
      switch part {
      case .words(let words): result.append(.words(words))
      case .name(let own):
        let slot = common(own, of: side)
        result.append(parameters[side][slot].map { .words(spelling(of: $0)) } ?? .name(slot))
      }
    }
    return result.reduce(into: []) { joined, part in
      if case .words(let next) = part, case .words(let last)? = joined.last {
        joined[joined.count - 1] = .words(last + next)
      } else {
        joined.append(part)
      }
    }
  }

  /// A value as a text shows it.
  private func spelling(of value: Value) -> String {
    if let number = value.number { return number.description }
    if let boolean = value.boolean { return boolean ? "true" : "false" }
    return value.string.map { strings[$0] } ?? "nothing"
  }
}
