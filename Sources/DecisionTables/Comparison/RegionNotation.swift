/// Classes of a compared column as tests of the rule language.
struct RegionNotation {
  private let column: ComparedColumn
  private let words: ClassNotation

  init(_ column: ComparedColumn, _ names: CommonNames, strings: StringPool) {
    self.column = column
    let tests = column.sets.map { Test(slot: column.slot, set: $0) }
    let rule = Rule(id: "", tests: tests, terms: [], origin: Origin(file: "", line: 0, column: 0))
    words = ClassNotation(
      column.column, rules: [rule], domain: names.declaredValues(of: column.slot),
      strings: strings, isWhole: names.slots[column.slot].typing.type == .integer)
  }

  /// The alternatives of a test that admits these classes, and no others that can occur.
  func alternatives(of classes: [Int]) -> [String] {
    let all = words.alternatives(of: classes.map { column.possible[$0] })
    // Strings that no test mentions are all but the others.
    guard all.contains(RegionNotation.unmentioned) else { return all }
    let present = column.representatives.indices.filter { column.representatives[$0].isPresent }
    let others = words.alternatives(
      of: present.filter { !classes.contains($0) }.map { column.possible[$0] })
    let absent = words.alternatives(
      of: classes.filter { !column.representatives[$0].isPresent }.map { column.possible[$0] })
    return [others.isEmpty ? "present" : "not(\(others.joined(separator: ", ")))"] + absent
  }

  private static let unmentioned = "other"
}
