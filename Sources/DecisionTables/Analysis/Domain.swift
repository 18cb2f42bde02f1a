/// The values that a slot can have at all: what its declaration, or the way it is computed, says.
struct Domain {
  let absence: ValueSet.Absence
  /// The only strings; empty: any.
  let values: [StringID]
  let range: NumberSet?
  /// Whether only whole numbers occur, so that there is nothing between 5 and 6.
  let isWhole: Bool

  /// Sets that split classes where the domain ends.
  var sets: [ValueSet] {
    let literals = values.map { id in
      ValueSet(present: .strings(StringSet(StringSet.Part(literals: [id]))))
    }
    return literals + (range.map { [ValueSet(present: .numbers($0))] } ?? [])
  }

  func contains(_ value: Value) -> Bool {
    switch value.kind {
    case .missing: absence.contains(.missing)
    case .null: absence.contains(.null)
    case .mistyped: absence.contains(.mistyped)
    case .string: values.isEmpty || value.string.map(values.contains) == true
    case .number: value.number.map(containsNumber) == true
    case .boolean, .object, .list: true
    }
  }

  private func containsNumber(_ number: FixedPoint) -> Bool {
    (!isWhole || number.isWhole) && range?.contains(number) != false
  }
}

extension Policy {
  /// What is known of the values of `slot` before anything runs.
  func domain(of slot: Int) -> Domain {
    let typing = slots[slot].typing
    return Domain(
      absence: absence(of: slot), values: typing.values, range: typing.range,
      isWhole: typing.type == .integer)
  }

  private func absence(of slot: Int) -> ValueSet.Absence {
    switch slots[slot].role {
    case .fact: inputs[slot].isRequired ? [] : .all
    case .given(let isCertain): isCertain ? [] : .all
    case .setting(let index): settings[index].fallback == .absent ? .missing : []
    case .settingOrigin: []
    case .settingWord, .expression: .missing
    case .output(let index):
      decisions[index].outputs.contains { $0.slot == slot && !$0.isOptional }
        && decisions[index].alwaysDecides ? [] : .missing
    }
  }
}

extension Decision {
  /// Whether there is a result whatever the facts are, as far as that is plain to see.
  var alwaysDecides: Bool { defaults != nil || rules.contains { $0.tests.isEmpty } }
}
