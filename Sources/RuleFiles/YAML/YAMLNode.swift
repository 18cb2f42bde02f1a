package import DecisionTables

/// A value of a YAML file as it was written, with its place.
///
/// A tree of nodes is at most ``YAMLDocument/depthLimit`` deep.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(YAMLScalar)
    /// The pairs in the order of the file; no two have the same key.
    case mapping([YAMLPair])
    case sequence([YAMLNode])
  }

  package let content: Content
  /// The bytes of the whole node: of a scalar with its quotes, of a flow collection with its
  /// brackets, of a block collection from its first child to its last one.
  package let place: Place

  package init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }
}
