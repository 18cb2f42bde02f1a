import DecisionTables

/// Faults in one value: quotes, first characters, colons.
extension YAMLDiagnostician {
  /// How long a key may be (YAML 1.2.2, section 7.4.2).
  private static let keyLimit = 1024

  func unknownEscape() -> YAMLDiagnosis {
    let isBehind = layout.byte(problem.offset) != UInt8(ascii: "\\")
    let offset = isBehind ? problem.offset - 2 : problem.offset
    guard layout.byte(offset) == UInt8(ascii: "\\"), offset < layout.lineEnd(offset) - 1 else {
      return unexpected()
    }
    var end = min(offset + 2, source.bytes.count)
    while end < source.bytes.count, source.bytes[end].isUTF8Continuation { end += 1 }
    return mask(.unknownEscape(layout.text(offset..<end)), offset..<end)
  }

  func unclosedQuote(_ quote: Int) -> YAMLDiagnosis {
    guard let byte = layout.byte(quote), byte.isQuote else { return unexpected() }
    var end = max(layout.contentEnd(quote), quote + 1)
    if layout.isInFlow(quote) {
      while end > quote + 1, source.bytes[end - 1].endsFlowValue { end -= 1 }
    }
    return diagnosis(.unclosedQuote(character(quote)), quote..<quote + 1) {
      $0.insert(byte, at: end)
    }
  }

  /// A value whose first character has a meaning of its own in YAML.
  func cannotBegin(_ offset: Int) -> YAMLDiagnosis {
    guard let first = layout.byte(offset), first < 0x80, !first.isSpace else {
      return first(atOrBehind: offset)
    }
    if first == UInt8(ascii: ">") {
      let range = offset..<max(layout.valueEnd(offset), offset + 1)
      return mask(.comparison(layout.text(range)), range)
    }
    return mask(.cannotBegin(character(offset)), offset..<offset + 1)
  }

  private func first(atOrBehind offset: Int) -> YAMLDiagnosis {
    layout.byte(offset) == UInt8(ascii: "\t") ? tabs() : unexpected()
  }

  /// Leaves all lines out that tabs indent, from this one to the next that none does.
  func tabs() -> YAMLDiagnosis {
    let start = layout.lineStart(problem.offset)
    var end = layout.lineEnd(start)
    while let next = layout.nextLine(end), layout.byte(next) == UInt8(ascii: "\t") {
      end = layout.lineEnd(next)
    }
    let tab = source.bytes[start..<end].firstIndex(of: UInt8(ascii: "\t")) ?? start
    return leaveOut(start..<end, .tab, tab..<min(tab + 1, source.bytes.count))
  }

  /// A colon that makes no key.
  func misplacedColon() -> YAMLDiagnosis {
    let colon = problem.offset
    let start = layout.contentStart(colon)
    guard start < colon, let first = layout.colon(in: start..<colon) else {
      return start < colon ? keyBehindText(start) : cannotBegin(colon)
    }
    return colonInText(layout.skippingBlanks(first + 1), colon)
  }

  /// A text from `start` on that holds a colon with a space behind it.
  func colonInText(_ start: Int, _ colon: Int) -> YAMLDiagnosis {
    let range = min(start, colon)..<max(layout.valueEnd(start), colon + 1)
    return diagnosis(.colonInText(layout.text(range)), range) { repairs in
      repairs.mask(colon)
      if source.bytes[range.lowerBound].isQuote { repairs.mask(range.lowerBound) }
      for offset in range where layout.isKeyColon(offset, before: range.upperBound) {
        repairs.mask(offset)
      }
    }
  }

  /// A key at `start` that YAML takes for more of the text above it.
  private func keyBehindText(_ start: Int) -> YAMLDiagnosis {
    guard problem.offset - start <= Self.keyLimit else { return keyTooLong(start) }
    var line = start
    while let above = layout.contentLineAbove(line) {
      line = above
      let content = layout.contentStart(above)..<layout.contentEnd(layout.contentStart(above))
      if layout.colon(in: content) != nil { break }
      if let colon = layout.tightColon(in: content) { return missingSpace(content, colon) }
      if !continues(above) { return addColon(content) }
    }
    return wrongIndentation(start)
  }

  /// Whether the line at `line` may be more of the text of the line above it.
  private func continues(_ line: Int) -> Bool {
    guard let above = layout.contentLineAbove(line) else { return false }
    let start = layout.contentStart(above)
    let content = start..<layout.contentEnd(start)
    guard layout.column(layout.indent(line)) > layout.column(start) else { return false }
    return layout.colon(in: content).map { $0 + 1 < content.upperBound } ?? true
  }

  /// A line that has no colon and should.
  func missingColon() -> YAMLDiagnosis {
    let content = problem.start..<max(layout.contentEnd(problem.start), problem.start)
    if let colon = layout.tightColon(in: content) { return missingSpace(content, colon) }
    if layout.isFirstInLine(problem.start), isBelowDash(problem.start) {
      return leaveOutBlock(problem.start, .expectedItem(layout.text(content)))
    }
    guard content.count <= Self.keyLimit else { return keyTooLong(content.lowerBound) }
    return addColon(content)
  }

  /// A colon in `content` behind which a space is missing.
  private func missingSpace(_ content: Range<Int>, _ colon: Int) -> YAMLDiagnosis {
    diagnosis(.missingSpaceAfterColon(layout.text(content)), content) {
      $0.insert(UInt8(ascii: " "), at: colon + 1)
    }
  }

  /// A colon inside brackets with a bracket or a comma right behind it.
  func missingSpaceInFlow() -> YAMLDiagnosis {
    let colon = problem.offset
    guard colon < source.bytes.count else { return unexpected() }
    if let bracket = tooDeepBracket(layout.lineStart(colon)) { return tooDeep(bracket) }
    var start = colon
    while start > layout.start, source.bytes[start - 1].isNameByte { start -= 1 }
    return missingSpace(start..<colon + 1, colon)
  }

  private func keyTooLong(_ start: Int) -> YAMLDiagnosis {
    leaveOutBlock(start, .keyTooLong(limit: Self.keyLimit))
  }

  private func addColon(_ content: Range<Int>) -> YAMLDiagnosis {
    diagnosis(.missingColon(layout.text(content)), content) {
      $0.insert(UInt8(ascii: ":"), at: content.upperBound)
    }
  }
}
