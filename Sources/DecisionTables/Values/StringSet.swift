/// A set of strings: a union of parts, each of literals and prefixes and maybe negated.
package struct StringSet: Hashable, Sendable {
  /// Strings that are one of `literals` or begin with one of `prefixes`, or all but those.
  package struct Part: Hashable, Sendable {
    package var literals: Set<StringID>
    package var prefixes: Set<StringID>
    package var isNegated: Bool

    package init(
      literals: Set<StringID> = [], prefixes: Set<StringID> = [], isNegated: Bool = false
    ) {
      self.literals = literals
      self.prefixes = prefixes
      self.isNegated = isNegated
    }

    package func contains(_ id: StringID, in strings: StringPool) -> Bool {
      let isNamed =
        literals.contains(id)
        || (!prefixes.isEmpty && prefixes.contains { strings.string(id, hasPrefix: $0) })
      return isNamed != isNegated
    }
  }

  /// A string is in the set if it is in any part.
  package private(set) var parts: [Part]

  package init(_ part: Part) { parts = [part] }

  package func contains(_ id: StringID, in strings: StringPool) -> Bool {
    parts.contains { $0.contains(id, in: strings) }
  }

  package func union(_ other: StringSet) -> StringSet {
    var result = self
    for part in other.parts { result.add(part) }
    return result
  }

  /// Every other string. Only defined for the shapes that the language can write: one part.
  package var complement: StringSet {
    var result = StringSet(Part(isNegated: true))
    if parts.count == 1, let part = parts.first {
      result = StringSet(
        Part(literals: part.literals, prefixes: part.prefixes, isNegated: !part.isNegated))
    }
    return result
  }

  package var literals: Set<StringID> { parts.reduce(into: []) { $0.formUnion($1.literals) } }
  package var prefixes: Set<StringID> { parts.reduce(into: []) { $0.formUnion($1.prefixes) } }

  private mutating func add(_ part: Part) {
    if !part.isNegated, let index = parts.firstIndex(where: { !$0.isNegated }) {
      parts[index].literals.formUnion(part.literals)
      parts[index].prefixes.formUnion(part.prefixes)
    } else {
      parts.append(part)
    }
  }
}
