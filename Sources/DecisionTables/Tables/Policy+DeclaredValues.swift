extension Policy {
  /// The values that a slot can have at all, as far as that is plain from its declaration.
  package func declaredValues(of slot: Int) -> ValueSet {
    switch slots[slot].role {
    case .fact:
      ValueSet(
        absence: inputs[slot].isRequired ? [] : .all, present: slots[slot].typing.declaredValues)
    case .setting(let index): settings[index].declaredValues
    case .settingOrigin: ValueSet(present: slots[slot].typing.declaredValues)
    case .given(let isCertain):
      ValueSet(absence: isCertain ? [] : .all, present: slots[slot].typing.declaredValues)
    case .settingWord, .expression, .output:
      ValueSet(absence: .all, present: slots[slot].typing.declaredValues)
    }
  }
}

extension Typing {
  fileprivate var declaredValues: ValueSet.Present {
    if !values.isEmpty { return .strings(StringSet(StringSet.Part(literals: Set(values)))) }
    return range.map(ValueSet.Present.numbers) ?? .all
  }
}

extension Setting {
  /// The valid values and the default: nothing else comes out of the table of a setting.
  fileprivate var declaredValues: ValueSet {
    let configured = fact == nil ? ValueSet() : valid ?? ValueSet(present: .all)
    guard configured.absence.isEmpty else { return .everything }
    switch fallback {
    case .absent: return configured.union(ValueSet(absence: .missing))
    case .constant(let value): return configured.union(ValueSet(only: value))
    case .expression, .text, .pointer: return .everything
    }
  }
}

extension ValueSet {
  init(only value: Value) {
    if let number = value.number {
      self.init(present: .numbers(.only(number)))
    } else if let boolean = value.boolean {
      self.init(present: .booleans([boolean]))
    } else if let id = value.string {
      self.init(present: .strings(StringSet(StringSet.Part(literals: [id]))))
    } else {
      self.init(absence: .all)
    }
  }
}
