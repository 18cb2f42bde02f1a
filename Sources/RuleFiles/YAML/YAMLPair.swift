package import DecisionTables

/// A key of a mapping with its value.
package struct YAMLPair: Sendable {
  package let key: String
  package let keyPlace: Place
  package let value: YAMLNode

  package init(_ key: String, at keyPlace: Place, _ value: YAMLNode) {
    self.key = key
    self.keyPlace = keyPlace
    self.value = value
  }
}
