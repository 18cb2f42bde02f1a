import DecisionTables

/// Builds nodes from events, and finds what YAML allows and rule files do not.
struct YAMLTreeBuilder {
  let source: SourceText
  let text: RepairedText
  private(set) var root: YAMLNode?
  private(set) var faults: [YAMLFault] = []
  /// The collections that are open, outermost first.
  private(set) var frames: [YAMLFrame] = []
  /// The place of the last scalar, if it was quoted.
  private(set) var lastQuoted: Range<Int>?
  /// Whether part of the text was not looked at.
  private(set) var isCut = false
  private var documents = 0
  private var values = 0

  init(source: SourceText, text: RepairedText) {
    self.source = source
    self.text = text
  }

  /// Takes the next event and says whether to go on.
  mutating func take(_ event: YAMLEvent) -> Bool {
    if event.kind.isValue, !count(event) { return false }
    switch event.kind {
    case .other: return true
    case .streamEnd: return false
    case .documentStart: return startDocument(event.range)
    case .alias: addAlias(event.range)
    case .scalar(let text, let style): add(text, style, event)
    case .sequenceStart(let isFlow): return open(event, isMapping: false, isFlow)
    case .mappingStart(let isFlow): return open(event, isMapping: true, isFlow)
    case .collectionEnd: close(at: event.range.upperBound)
    }
    return true
  }

  /// Counts a value and says whether to go on: a file of too many is not read at all.
  private mutating func count(_ event: YAMLEvent) -> Bool {
    values += 1
    let limit = YAMLDocument.faultLimit
    if faults.count >= limit { return cut(.tooManyFaults(limit: limit), event.range) }
    guard values > YAMLDocument.valueLimit else { return true }
    frames = []
    root = nil
    return cut(.tooManyValues(limit: YAMLDocument.valueLimit), event.range)
  }

  /// Ends the collections that are still open.
  mutating func finish() {
    let known = faults.count
    while !frames.isEmpty { close(at: nil) }
    let more = faults[known...].filter { $0.reason != .keyIsCollection }
    faults.replaceSubrange(known..., with: more)
  }

  private mutating func startDocument(_ range: Range<Int>) -> Bool {
    documents += 1
    guard documents > 1 else { return true }
    let layout = YAMLLayout(bytes: source.bytes, start: 0)
    let end = range.isEmpty ? layout.contentEnd(range.lowerBound) : range.upperBound
    return cut(.severalDocuments, range.lowerBound..<end)
  }

  private mutating func open(_ event: YAMLEvent, isMapping: Bool, _ isFlow: Bool) -> Bool {
    let start = contentStart(event)
    guard frames.count < YAMLDocument.depthLimit else {
      let end = min(start + 1, source.bytes.count)
      return cut(.tooDeep(limit: YAMLDocument.depthLimit), start..<end)
    }
    frames.append(
      YAMLFrame(isMapping: isMapping, isFlow: isFlow, start: start, source: source))
    return true
  }

  private mutating func close(at end: Int?) {
    guard var frame = frames.popLast() else { return }
    add(frame.close(at: end, to: &faults))
  }

  private mutating func add(_ node: YAMLNode) {
    if frames.isEmpty {
      root = node
    } else {
      frames[frames.count - 1].add(node, to: &faults)
    }
  }

  private mutating func addAlias(_ range: Range<Int>) {
    report(.alias(slice(range)), range)
    let comment = source.isFollowedByComment(range.upperBound)
    let scalar = YAMLScalar(slice(range), style: .plain, isFollowedByComment: comment)
    add(YAMLNode(.scalar(scalar), at: Place(source, range)))
  }

  private mutating func cut(_ reason: YAMLFault.Reason, _ range: Range<Int>) -> Bool {
    isCut = true
    report(reason, range)
    return false
  }

  private mutating func report(_ reason: YAMLFault.Reason, _ range: Range<Int>) {
    faults.append(YAMLFault(reason, at: Place(source, range)))
  }

  private func slice(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }
}

// MARK: - Scalars

extension YAMLTreeBuilder {
  private mutating func add(_ text: String, _ style: YAMLScalar.Style, _ event: YAMLEvent) {
    let start = contentStart(event)
    let range = start..<max(start, event.range.upperBound)
    lastQuoted = nil
    switch style {
    case .literal, .folded: addBlock(text, style, range)
    case .plain where isTest(event): addPlain(slice(event.range), event.range)
    case .plain: addPlain(self.text.restored(text, in: range), range)
    case .singleQuoted, .doubleQuoted:
      lastQuoted = range
      addScalar(YAMLScalar(self.text.restored(text, in: range), style: style), range)
    }
  }

  private mutating func addPlain(_ text: String, _ range: Range<Int>) {
    if isLinePercent(range.lowerBound) {
      report(.syntax(.cannotBegin("%")), range.lowerBound..<range.lowerBound + 1)
    }
    let comment = source.isFollowedByComment(range.upperBound)
    addScalar(YAMLScalar(text, style: .plain, isFollowedByComment: comment), range)
  }

  /// Whether at `offset` a `%` stands that was masked beforehand, being the first of its line.
  private func isLinePercent(_ offset: Int) -> Bool {
    text.isMasked(offset) && source.bytes[offset] == UInt8(ascii: "%")
      && (offset == 0 || source.bytes[offset - 1].isLineBreak)
  }

  /// Adds a block of text; its event ends where the next line begins.
  private mutating func addBlock(
    _ text: String, _ style: YAMLScalar.Style, _ range: Range<Int>
  ) {
    let layout = YAMLLayout(bytes: source.bytes, start: 0)
    let head = range.lowerBound..<layout.contentEnd(range.lowerBound)
    if style == .folded, text.isEmpty, source.bytes[head].contains(where: \.isDigit) {
      report(.syntax(.comparison(slice(head))), head)
      return addPlain(slice(head), head)
    }
    var end = max(range.upperBound, head.upperBound)
    while end > head.upperBound, source.bytes[end - 1].isSpace { end -= 1 }
    let hasContent = end > layout.lineEnd(head.lowerBound)
    end = hasContent ? layout.lineEnd(end) : head.upperBound
    let restored = self.text.restored(text, in: range)
    addScalar(YAMLScalar(restored, style: style), range.lowerBound..<end)
  }

  private mutating func addScalar(_ scalar: YAMLScalar, _ range: Range<Int>) {
    add(YAMLNode(.scalar(scalar), at: Place(source, range)))
  }

  /// Whether an event is a test such as `!= 5`, whose sign YAML takes for a tag.
  private func isTest(_ event: YAMLEvent) -> Bool {
    event.hasProperties && source.bytes[event.range].starts(with: "!=".utf8)
  }

  /// Where the content of an event begins behind its anchor and its tag, which are reported.
  private mutating func contentStart(_ event: YAMLEvent) -> Int {
    var start = event.range.lowerBound
    guard event.hasProperties else { return start }
    while start < source.bytes.count, !text.isMasked(start) {
      let first = source.bytes[start]
      guard first == UInt8(ascii: "&") || first == UInt8(ascii: "!") else { break }
      let end = propertyEnd(start)
      let word = slice(start..<end)
      if first == UInt8(ascii: "&") {
        report(.anchor(word), start..<end)
      } else if isTest(event) {
        report(.tag(slice(event.range)), event.range)
      } else {
        report(.tag(word), start..<end)
      }
      start = source.skippingSpace(from: end)
    }
    return min(start, event.range.upperBound)
  }

  private func propertyEnd(_ start: Int) -> Int {
    let isInFlow = frames.last?.isFlow ?? false
    let end = source.bytes[start...].firstIndex { $0.isSpace || isInFlow && $0.endsFlowValue }
    return end ?? source.bytes.count
  }
}
