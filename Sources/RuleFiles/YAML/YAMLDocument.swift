package import DecisionTables

/// A YAML file with one document as located nodes, and what is wrong with it.
///
/// Reading goes on behind most faults, as if the author had written what was meant: `> 5` is read
/// as if it were quoted, a bracket is closed where its block ends.
package struct YAMLDocument: Sendable {
  /// How deep collections may stand in each other.
  package static let depthLimit = 64
  /// How many bytes a file may have.
  package static let byteLimit = 4 << 20
  /// How many values a file may have: texts, lists and mappings, and a key counts as a text.
  package static let valueLimit = 200_000
  /// Behind how many faults reading ends.
  package static let faultLimit = 1_000

  /// What was read; nil where nothing was.
  package let root: YAMLNode?
  /// What is wrong, by place.
  package let faults: [YAMLFault]
  /// Whether all of the text is in the nodes: otherwise something may only seem to be missing.
  package let isComplete: Bool

  /// Whether all of the text is in the nodes, and where the author put it.
  package var isFaithful: Bool { isComplete && !faults.contains(where: \.mayMisplaceText) }

  /// Reads a file. Takes time in proportion to its size.
  package init(reading source: SourceText) {
    var reading = YAMLReading(source)
    reading.run()
    root = reading.root
    isComplete = reading.isComplete
    faults = reading.faults.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
  }
}
