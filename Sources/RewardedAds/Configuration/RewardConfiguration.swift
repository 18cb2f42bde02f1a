import DecisionTables

/// A reward configuration: the `rwdd` object of a bid, or the lack of one.
///
/// Where in OpenRTB documents it is looked for is RA-1 and RA-2 of the specification.
public struct RewardConfiguration: Sendable {
  package let found: FoundConfiguration

  package init(_ found: FoundConfiguration) { self.found = found }

  /// Reads the first configuration of a JSON document.
  ///
  /// The document may be a bid or its `ext`, an element of `passthrough`, an `rwdd` object alone,
  /// a stored imp, or a whole request or response. A bid without a readable `rwdd` is a
  /// configuration in which everything is at its default.
  ///
  /// - Parameter json: UTF-8, one JSON text (RFC 8259).
  /// - Throws: ``ReadingError`` if that is no JSON, or nothing that a configuration belongs to.
  public init(json: some Sequence<UInt8>) throws(ReadingError) {
    guard let first = try RewardConfiguration.all(json: json).first else { throw .notFound }
    self = first
  }

  /// Reads every configuration of a JSON document, in its order: one for each bid or imp.
  ///
  /// Audio and native ads count too, with no ``kinds``: that an ad is rewarded is for the caller to
  /// know.
  ///
  /// - Parameter json: UTF-8, one JSON text (RFC 8259).
  /// - Returns: the configurations; none if the document holds nothing that they belong to.
  /// - Throws: ``ReadingError/notJSON(line:column:message:)`` if it is none.
  public static func all(
    json: some Sequence<UInt8>
  ) throws(ReadingError) -> [RewardConfiguration] {
    let source = SourceText(name: "json", bytes: Array(json))
    do throws(JSONSyntaxError) {
      let document = AdDocument(reading: try JSONDocument(source), assumeRewarded: true)
      return document.configurations.map(RewardConfiguration.init)
    } catch {
      let position = source.position(at: error.offset)
      throw .notJSON(line: position.line, column: position.column, message: error.message)
    }
  }

  /// JSON Pointer (RFC 6901) of the `rwdd` that counts, or of what lacks it.
  public var pointer: String { found.pointer }

  /// What the ad can be, as far as the document says it; empty for audio and native ads.
  public var kinds: [AdKind] { found.kinds }

  /// How long the video is in seconds, if the document says it: in VAST, else in `bid.dur`.
  public var duration: Double? { found.duration?.seconds.seconds }

  /// Why there is no configuration.
  public enum ReadingError: Error, Hashable, Sendable {
    /// The bytes are no JSON text. Line and column, from 1, of the first that does not fit; the
    /// message is for people, and its wording may change.
    case notJSON(line: Int, column: Int, message: String)
    /// The document is nothing that a reward configuration belongs to.
    case notFound
  }
}
