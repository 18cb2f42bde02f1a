package import DecisionTables

/// The reward configurations of one JSON document, found by content (RA-1, RA-2).
///
/// A bid or imp without a readable `rwdd` is a configuration with every default when its imp is
/// flagged rewarded, when it has an element of type `prebidmobilesdk`, or when `rwdd` stands
/// where it is not read. Time and memory grow with the length of the document.
package struct AdDocument: Sendable {
  /// In the order of the document.
  package let configurations: [FoundConfiguration]
  /// Bids, imps and what stands in place of them that are no configurations.
  package let skipped: [Skipped]

  /// Whether the document holds nothing that reward configurations are looked for in.
  package var isEmpty: Bool { configurations.isEmpty && skipped.isEmpty }

  /// Reads `document`, which can be any part of OpenRTB that holds a configuration, or one alone.
  /// With `assumeRewarded` every bid and imp is taken for a configuration.
  package init(reading document: JSONDocument, assumeRewarded: Bool = false) {
    var reader = DocumentReader(assumeRewarded: assumeRewarded)
    reader.read(DocumentPart(root: document.root))
    configurations = reader.configurations
    skipped = reader.skipped
  }
}
