/// The set of values that a test admits: what a cell of a decision table means.
package struct ValueSet: Hashable, Sendable {
  /// Which of the three ways of being absent are in the set.
  package struct Absence: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let missing = Absence(rawValue: 1)
    package static let null = Absence(rawValue: 2)
    package static let mistyped = Absence(rawValue: 4)
    package static let all: Absence = [.missing, .null, .mistyped]
  }

  /// Which of the values that are there are in the set.
  package enum Present: Hashable, Sendable {
    case none, all
    case booleans(Set<Bool>)
    case numbers(NumberSet)
    case strings(StringSet)
  }

  package var absence: Absence
  package var present: Present

  package init(absence: Absence = [], present: Present = .none) {
    self.absence = absence
    self.present = present
  }

  /// Everything, absent included: what a test that is left out admits.
  package static let everything = ValueSet(absence: .all, present: .all)

  package func contains(_ value: Value, in strings: StringPool) -> Bool {
    switch value.kind {
    case .missing: absence.contains(.missing)
    case .null: absence.contains(.null)
    case .mistyped: absence.contains(.mistyped)
    case .boolean, .number, .string, .object, .list: containsPresent(value, in: strings)
    }
  }

  private func containsPresent(_ value: Value, in strings: StringPool) -> Bool {
    switch present {
    case .none: return false
    case .all: return true
    case .booleans(let set): return value.boolean.map(set.contains) ?? false
    case .numbers(let set): return value.number.map(set.contains) ?? false
    case .strings(let set): return value.string.map { set.contains($0, in: strings) } ?? false
    }
  }

  /// The values in either set. Both are over values of one type.
  package func union(_ other: ValueSet) -> ValueSet {
    ValueSet(
      absence: absence.union(other.absence), present: Present.union(present, other.present))
  }

  /// Every value that is there and not in this set: `not(…)` never admits an absent one.
  package var negated: ValueSet { ValueSet(present: present.complement) }
}

extension ValueSet.Present {
  fileprivate static func union(_ a: Self, _ b: Self) -> Self {
    switch (a, b) {
    case (.none, let other), (let other, .none): other
    case (.booleans(let a), .booleans(let b)): .booleans(a.union(b))
    case (.numbers(let a), .numbers(let b)): .numbers(a.union(b))
    case (.strings(let a), .strings(let b)): .strings(a.union(b))
    default: .all
    }
  }

  fileprivate var complement: Self {
    switch self {
    case .none: .all
    case .all: .none
    case .booleans(let set): .booleans(Set([true, false]).subtracting(set))
    case .numbers(let set): .numbers(set.complement)
    case .strings(let set): .strings(set.complement)
    }
  }
}
