/// Walks the tags of one VAST document and notes what the first ad says.
struct VASTReader {
  private struct OpenElement {
    let name: Range<Int>
    let element: VASTElement
  }

  private var scanner: MarkupScanner
  private var open: [OpenElement] = []
  private var vast = VAST(isWrapper: false)
  private var state = AdState.none
  private var hasInLine = false
  private var hasLinear = false
  private var hasCompanion = false
  private var durationText: [UInt8]?
  private var durationOffset = 0
  private var isVAST = false

  /// How far the ad that counts has been read.
  private enum AdState { case none, begun, finished }

  init(_ markup: [UInt8]) { scanner = MarkupScanner(markup) }

  /// Nil when the root element is not `VAST`.
  mutating func read() -> VAST? {
    var fault: VAST.Fault?
    do {
      while fault == nil, let token = try scanner.next() { fault = take(token) }
      if fault == nil, !open.isEmpty || !isVAST {
        fault = .notWellFormed(offset: scanner.bytes.count)
      }
    } catch {
      fault = .notWellFormed(offset: error.offset)
      if open.isEmpty, let name = scanner.tagName, isRoot(localName(name)) { isVAST = true }
    }
    guard isVAST else { return nil }
    finish(stoppedBy: fault)
    return vast
  }
}

extension VASTReader {
  /// Longer texts are no duration.
  private static let longestDuration = 64

  private mutating func take(_ token: MarkupScanner.Token) -> VAST.Fault? {
    switch token {
    case .start(let name, let isEmpty):
      return start(name, isEmpty: isEmpty)
    case .end(let name):
      guard let last = open.last, scanner.areEqual(last.name, name) else {
        return .notWellFormed(offset: name.lowerBound)
      }
      leave()
    case .text(let range, let isLiteral):
      guard let element = open.last?.element else {
        return scanner.bytes[range].allSatisfy(\.isMarkupSpace) && !isLiteral
          ? nil : .notWellFormed(offset: range.lowerBound)
      }
      take(range, isLiteral: isLiteral, in: element)
    }
    return nil
  }

  private mutating func start(_ name: Range<Int>, isEmpty: Bool) -> VAST.Fault? {
    let offset = name.lowerBound
    guard open.count < VAST.maximumDepth else { return .tooDeep(offset: offset) }
    guard !open.isEmpty || !isVAST else { return .notWellFormed(offset: offset) }
    let element = element(named: localName(name))
    guard !open.isEmpty || element == .vast else { return .notWellFormed(offset: offset) }
    enter(element, at: name.upperBound)
    open.append(OpenElement(name: name, element: element))
    if isEmpty { leave() }
    return nil
  }

  /// Where a name is without its prefix.
  private func localName(_ name: Range<Int>) -> Range<Int> {
    guard let colon = scanner.bytes[name].firstIndex(of: UInt8(ascii: ":")) else { return name }
    return colon + 1..<name.upperBound
  }

  private func isRoot(_ name: Range<Int>) -> Bool { scanner.bytes(in: name, are: "VAST") }

  /// Later ads, linear creatives and durations are `other`, and so is a second way of serving.
  private func element(named name: Range<Int>) -> VASTElement {
    guard let parent = open.last?.element else { return isRoot(name) ? .vast : .other }
    let element = parent.child(named: name, in: scanner)
    switch element {
    case .ad where state != .none, .inLine where vast.isWrapper, .wrapper where hasInLine,
      .linear where hasLinear, .duration where durationText != nil:
      return .other
    default: return element
    }
  }
}

extension VASTReader {
  private mutating func enter(_ element: VASTElement, at offset: Int) {
    switch element {
    case .vast: isVAST = true
    case .ad: state = .begun
    case .wrapper: vast.isWrapper = true
    case .inLine: hasInLine = true
    case .linear: hasLinear = true
    case .duration:
      durationText = []
      durationOffset = offset
    case .other where open.last?.element == .resource: hasCompanion = true
    default: break
    }
  }

  private mutating func leave() {
    switch open.removeLast().element {
    case .ad: state = .finished
    case .duration: readDuration()
    default: break
    }
  }

  private mutating func take(_ range: Range<Int>, isLiteral: Bool, in element: VASTElement) {
    switch element {
    case .resource:
      if !hasCompanion { hasCompanion = !scanner.bytes[range].allSatisfy(\.isMarkupSpace) }
    case .duration:
      let piece = Array(scanner.bytes[range].prefix(VASTReader.longestDuration))
      let text = isLiteral ? piece : CharacterReference.decoded(piece)
      guard let read = durationText?.count, read <= VASTReader.longestDuration else { return }
      if read == 0 { durationOffset = range.lowerBound }
      durationText?.append(contentsOf: text)
    default: break
    }
  }

  private mutating func readDuration() {
    guard let text = durationText else { return }
    vast.duration = VASTDuration.seconds(in: text)
    guard vast.duration == nil else { return }
    vast.faults.append(
      .malformedDuration(text: String(decoding: text, as: UTF8.self), offset: durationOffset))
  }

  private mutating func finish(stoppedBy fault: VAST.Fault?) {
    if let offset = scanner.badReference { vast.faults.append(.notWellFormed(offset: offset)) }
    if let fault { vast.faults.append(fault) }
    switch state {
    case .none:
      if fault == nil { vast.faults.append(.noAd) }
    case .begun:
      if hasInLine, hasCompanion { vast.endCard = true }
    case .finished:
      if hasInLine { vast.endCard = hasCompanion }
      if let missing { vast.faults.append(missing) }
    }
  }

  /// What the finished ad lacks.
  private var missing: VAST.Fault? {
    if vast.isWrapper { return nil }
    if !hasInLine { return .noAd }
    if !hasLinear { return .noLinear }
    return durationText == nil ? .noDuration : nil
  }
}
