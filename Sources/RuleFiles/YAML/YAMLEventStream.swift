import CYAML
import DecisionTables

/// The events of a YAML text, one at a time, as libyaml reads them.
///
/// libyaml counts characters; the places of events are bytes of the source. Only as much of the
/// text is read as events are asked for, but for at most 1,024 characters of a line.
final class YAMLEventStream {
  private let text: RepairedText
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let isReady: Bool
  /// One place in both counts; places are asked for nearly in order.
  private var cursor: (character: Int, byte: Int)

  /// Begins to read at `start`, behind a byte order mark.
  init(_ text: RepairedText, from start: Int) {
    self.text = text
    cursor = (0, start)
    let bytes = text.bytes[min(start, text.bytes.count)...]
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(fromContentsOf: bytes)
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
    input.deallocate()
  }

  /// Reads the next event.
  ///
  /// - Throws: a problem where the text is not YAML; there is no next event then.
  func next() throws(YAMLProblem) -> YAMLEvent {
    guard isReady else { throw YAMLProblem(kind: .other, offset: 0, start: 0) }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem() }
    defer { yaml_event_delete(&event) }
    let start = offset(event.start_mark)
    return YAMLEvent(
      kind: Self.kind(event), range: start..<max(start, offset(event.end_mark)),
      hasProperties: Self.hasProperties(event))
  }

  private func problem() -> YAMLProblem {
    let context = parser.pointee.context.map { String(cString: $0) }
    let problem = parser.pointee.problem.map { String(cString: $0) }
    let offset = offset(parser.pointee.problem_mark)
    return YAMLProblem(
      kind: .init(context: context ?? "", problem: problem ?? ""), offset: offset,
      start: context == nil ? offset : self.offset(parser.pointee.context_mark))
  }

  private static func kind(_ event: yaml_event_t) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_STREAM_END_EVENT: .streamEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .collectionEnd
    case YAML_SEQUENCE_START_EVENT:
      .sequenceStart(isFlow: event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      .mappingStart(isFlow: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SCALAR_EVENT:
      .scalar(text(event), style(event.data.scalar.style))
    default: .other
    }
  }

  private static func text(_ event: yaml_event_t) -> String {
    let bytes = UnsafeBufferPointer(
      start: event.data.scalar.value, count: event.data.scalar.length)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private static func hasProperties(_ event: yaml_event_t) -> Bool {
    switch event.type {
    case YAML_SEQUENCE_START_EVENT:
      event.data.sequence_start.anchor != nil || event.data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT:
      event.data.mapping_start.anchor != nil || event.data.mapping_start.tag != nil
    case YAML_SCALAR_EVENT: event.data.scalar.anchor != nil || event.data.scalar.tag != nil
    default: false
    }
  }

  private func offset(_ mark: yaml_mark_t) -> Int {
    let bytes = text.bytes
    while cursor.character < mark.index, cursor.byte < bytes.count {
      cursor.byte += 1
      while cursor.byte < bytes.count, bytes[cursor.byte].isUTF8Continuation { cursor.byte += 1 }
      cursor.character += 1
    }
    while cursor.character > mark.index, cursor.byte > 0 {
      cursor.byte -= 1
      while cursor.byte > 0, bytes[cursor.byte].isUTF8Continuation { cursor.byte -= 1 }
      cursor.character -= 1
    }
    return text.sourceOffset(cursor.byte)
  }
}
