import DecisionTables

/// Faults in how values stand together: brackets, commas, indentation.
extension YAMLDiagnostician {
  /// Closes a bracket behind the last line of its block.
  func unclosedBracket(_ bracket: Int) -> YAMLDiagnosis {
    let line = lastLine(ofBracket: bracket)
    let end = max(layout.contentEnd(max(line, layout.contentStart(bracket))), bracket + 1)
    return close(bracket, at: end)
  }

  private func close(_ bracket: Int, at end: Int) -> YAMLDiagnosis {
    guard let byte = layout.byte(bracket), byte.opensFlow else { return unexpected() }
    return diagnosis(.unclosedBracket(character(bracket)), bracket..<bracket + 1) {
      $0.insert(byte.closing, at: end)
    }
  }

  /// Something inside brackets that is neither a comma nor the end.
  func flow() -> YAMLDiagnosis {
    let found = problem.offset
    guard let byte = layout.byte(found) else { return unexpected() }
    if byte.closesFlow { return close(problem.start, at: found) }
    if byte == UInt8(ascii: ":") {
      if let text = textBefore(found) { return colonInText(text, found) }
      if let key = keyInNextLine(found) { return missingComma(key) }
    }
    if let cut = commaInCall(found) { return cut }
    let range = found..<max(layout.valueEnd(found), found + 1)
    return leaveOut(range, expectedComma(before: range), range)
  }

  private func expectedComma(before range: Range<Int>) -> YAMLSyntaxFault {
    let opened = problem.start
    let closing = layout.byte(opened)?.closing ?? UInt8(ascii: "}")
    return .expectedInFlow(
      closing: Unicode.Scalar(closing), found: layout.text(range),
      opened: Place(source, opened..<opened + 1))
  }

  /// The start of the key before a colon at `offset`, if a line inside brackets begins with it.
  private func keyInNextLine(_ offset: Int) -> Int? {
    let start = layout.contentStart(offset)
    return start < offset && problem.start < layout.lineStart(offset) ? start : nil
  }

  private func missingComma(_ key: Int) -> YAMLDiagnosis {
    let range = key..<max(layout.valueEnd(key), key + 1)
    return diagnosis(expectedComma(before: range), range) {
      $0.insert(UInt8(ascii: ","), at: key)
    }
  }

  /// The first bracket of a line with more open ones before it than may be.
  func tooDeepBracket(_ line: Int) -> Int? {
    var depth = 0
    return source.bytes[line..<layout.lineEnd(line)].firstIndex { byte in
      if byte.opensFlow { depth += 1 }
      if byte.closesFlow { depth -= 1 }
      return depth > YAMLDocument.depthLimit
    }
  }

  func tooDeep(_ bracket: Int) -> YAMLDiagnosis {
    var repairs = repairs
    repairs.blankLines(layout.lineStart(bracket)..<layout.lineEnd(bracket))
    let reason = YAMLFault.Reason.tooDeep(limit: YAMLDocument.depthLimit)
    return YAMLDiagnosis(reason, bracket..<bracket + 1, repairs, isLossy: true)
  }

  /// The start of the value that a colon at `offset` cuts, if it has a key.
  private func textBefore(_ offset: Int) -> Int? {
    var start = offset
    let line = layout.contentStart(offset)
    while start > line, !source.bytes[start - 1].endsFlowValue,
      !source.bytes[start - 1].opensFlow
    {
      start -= 1
    }
    guard start < offset, let colon = layout.colon(in: start..<offset) else { return nil }
    return layout.skippingBlanks(colon + 1)
  }

  /// A test such as `not("a", "b")` without quotes around it.
  private func commaInCall(_ offset: Int) -> YAMLDiagnosis? {
    guard source.bytes[offset] == UInt8(ascii: ")") else { return nil }
    let line = layout.contentStart(offset)
    guard line < offset,
      var start = source.bytes[line..<offset].lastIndex(of: UInt8(ascii: "("))
    else { return nil }
    while start > line, source.bytes[start - 1].isNameByte { start -= 1 }
    var repairs = repairs
    let commas = (start..<offset).filter { source.bytes[$0] == UInt8(ascii: ",") }
    guard !commas.isEmpty else { return nil }
    for comma in commas { repairs.mask(comma) }
    let text = start..<offset + 1
    let isMapping = layout.byte(problem.start) == UInt8(ascii: "{")
    return YAMLDiagnosis(.flowComma(layout.text(text), isMapping: isMapping), text, repairs)
  }

  /// Text where only a key, an item or the end may stand.
  func misplacedText() -> YAMLDiagnosis {
    let found = problem.offset
    guard found < source.bytes.count else { return unexpected() }
    let end = max(layout.contentEnd(found), found + 1)
    let text = layout.text(found..<end)
    guard layout.isFirstInLine(found) else {
      return leaveOut(found..<end, .textAfterValue(text), found..<end)
    }
    return isBelowDash(found) ? leaveOutBlock(found, .expectedItem(text)) : wrongIndentation(found)
  }

  /// Whether the line above has a dash where the line of `offset` begins.
  func isBelowDash(_ offset: Int) -> Bool {
    guard let above = layout.contentLineAbove(offset) else { return false }
    let dash = layout.indent(above)
    return layout.contentStart(above) > dash
      && layout.column(dash) == layout.column(layout.indent(offset))
  }

  func wrongIndentation(_ offset: Int) -> YAMLDiagnosis {
    let start = layout.contentStart(offset)
    let end = max(layout.contentEnd(start), start)
    return leaveOutBlock(start, withSiblings: true, .indentation(layout.text(start..<end)))
  }

  /// Leaves the line of `offset` out, and those below it that are indented by more; or by as much,
  /// if its siblings are to go too.
  func leaveOutBlock(
    _ offset: Int, withSiblings: Bool = false, _ reason: YAMLSyntaxFault
  ) -> YAMLDiagnosis {
    let column = layout.column(layout.indent(offset)) - (withSiblings ? 1 : 0)
    let end = layout.lineEnd(layout.lastLine(ofBlockAt: offset, deeperThan: column))
    let range = offset..<max(layout.contentEnd(offset), offset)
    let lines = layout.lineStart(offset)..<end
    return diagnosis(reason, range, isLossy: true) { $0.blankLines(lines) }
  }

  func unexpected() -> YAMLDiagnosis {
    let offset = problem.offset
    guard let byte = layout.byte(offset) else {
      let last = max(source.bytes.count - 1, 0)..<source.bytes.count
      return diagnosis(.unexpected(""), last) { _ in }
    }
    var end = offset + 1
    while end < source.bytes.count, source.bytes[end].isUTF8Continuation { end += 1 }
    let range = offset..<end
    if byte.endsFlowValue, frames.last?.isFlow != true {
      return mask(.cannotBegin(character(offset)), range)
    }
    return leaveOut(range, .unexpected(layout.text(range)), range)
  }
}
