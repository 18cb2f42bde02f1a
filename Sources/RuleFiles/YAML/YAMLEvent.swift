/// One step of reading YAML, with its bytes in the source.
struct YAMLEvent {
  enum Kind {
    case documentStart, collectionEnd, streamEnd, alias, other
    case scalar(String, YAMLScalar.Style)
    case sequenceStart(isFlow: Bool)
    case mappingStart(isFlow: Bool)

    /// Whether a value begins.
    var isValue: Bool {
      switch self {
      case .alias, .scalar, .sequenceStart, .mappingStart: true
      case .documentStart, .collectionEnd, .streamEnd, .other: false
      }
    }
  }

  let kind: Kind
  let range: Range<Int>
  /// Whether an anchor or a tag stands at the start of the range.
  let hasProperties: Bool
}
