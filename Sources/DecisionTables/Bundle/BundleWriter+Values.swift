extension BundleWriter {
  func string(_ id: StringID) -> String { BundleWords.quoted(policy.strings[id]) }

  func words(_ typing: Typing) -> [String] {
    var parts = [typing.type.rawValue]
    if let unit = typing.unit { parts += ["unit", BundleWords.word(unit)] }
    if !typing.values.isEmpty { parts += ["values"] + typing.values.map(string) }
    if let range = typing.range { parts += ["range", word(range)] }
    return parts
  }

  /// `none`, or intervals with commas: `..-1,5,7..9`.
  private func word(_ numbers: NumberSet) -> String {
    if numbers.isEmpty { return "none" }
    return numbers.intervals.map { interval in
      if interval.low == interval.high { return interval.low.description }
      let low = interval.low == .lowest ? "" : interval.low.description
      let high = interval.high == .highest ? "" : interval.high.description
      return low + ".." + high
    }.joined(separator: ",")
  }

  func words(_ set: ValueSet) -> [String] {
    let parts = words(set.absence) + words(set.present)
    return parts.isEmpty ? ["none"] : parts
  }

  private func words(_ absence: ValueSet.Absence) -> [String] {
    if absence == .all { return ["absent"] }
    let names: [(ValueSet.Absence, String)] = [
      (.missing, "missing"), (.null, "null"), (.mistyped, "mistyped"),
    ]
    return names.filter { absence.contains($0.0) }.map(\.1)
  }

  private func words(_ present: ValueSet.Present) -> [String] {
    switch present {
    case .none: []
    case .all: ["present"]
    case .booleans(let set): ["booleans"] + [false, true].filter(set.contains).map(\.description)
    case .numbers(let set): ["numbers", word(set)]
    case .strings(let set):
      ["strings"] + set.parts.map(words).joined(separator: ["or"])
    }
  }

  private func words(_ part: StringSet.Part) -> [String] {
    (part.isNegated ? ["not"] : []) + part.literals.sorted().map(string)
      + part.prefixes.sorted().map { string($0) + "*" }
  }

  func word(_ value: Value) -> String {
    switch value.kind {
    case .missing: "missing"
    case .null: "null"
    case .mistyped: "mistyped"
    case .object: "object"
    case .list: "list"
    case .boolean: value.isTrue ? "true" : "false"
    case .number: FixedPoint(millionths: value.millionths).description
    case .string: value.string.map(string) ?? "missing"
    }
  }
}
