import DecisionTables

/// Finds out what the author of a broken text meant.
struct YAMLDiagnostician {
  let source: SourceText
  let layout: YAMLLayout
  let problem: YAMLProblem
  /// The collections that were open, outermost first.
  let frames: [YAMLFrame]
  /// The place of the last scalar, if it was quoted.
  let lastQuoted: Range<Int>?
  /// The repairs so far, to which the diagnosis adds.
  let repairs: YAMLRepairs

  func diagnose() -> YAMLDiagnosis {
    switch problem.kind {
    case .escape: return unknownEscape()
    case .quote: return unclosedQuote(problem.start)
    default: break
    }
    if let quote = runawayQuote { return unclosedQuote(quote) }
    if let bracket = runawayBracket { return unclosedBracket(bracket) }
    switch problem.kind {
    case .cannotBegin: return cannotBegin(problem.offset)
    case .blockHeader, .property: return cannotBegin(problem.start)
    case .tab: return tabs()
    case .dash: return mask(.dashInLine, problem.offset..<problem.offset + 1)
    case .colon: return misplacedColon()
    case .missingColon: return missingColon()
    case .missingSpace: return missingSpaceInFlow()
    case .flow: return flow()
    case .blockMapping, .blockSequence, .afterDocument: return misplacedText()
    case .content: return unexpected()
    case .escape, .quote, .other: return unexpected()
    }
  }

  /// The quoted text that ran on to the first quote of another one.
  private var runawayQuote: Int? {
    guard let quoted = lastQuoted, quoted.upperBound <= problem.offset,
      layout.lineStart(quoted.upperBound) == layout.lineStart(problem.offset),
      let next = layout.nextLine(quoted.lowerBound), next <= quoted.upperBound
    else { return nil }
    let column = layout.column(layout.contentStart(quoted.lowerBound))
    return layout.column(layout.indent(next)) <= column ? quoted.lowerBound : nil
  }

  /// The innermost bracket behind whose block reading stopped.
  private var runawayBracket: Int? {
    guard let frame = frames.last, frame.hasBrackets else { return nil }
    if problem.offset >= source.bytes.count { return frame.start }
    guard frames.count > 1 else { return nil }
    return problem.offset > layout.lineEnd(lastLine(ofBracket: frame.start)) ? frame.start : nil
  }

  func lastLine(ofBracket offset: Int) -> Int {
    let column = layout.column(layout.contentStart(offset))
    return layout.lastLine(ofBlockAt: offset, deeperThan: column)
  }

  func diagnosis(
    _ reason: YAMLSyntaxFault, _ range: Range<Int>, isLossy: Bool = false,
    _ change: (inout YAMLRepairs) -> Void
  ) -> YAMLDiagnosis {
    var repairs = repairs
    change(&repairs)
    return YAMLDiagnosis(.syntax(reason), range, repairs, isLossy: isLossy)
  }

  func mask(_ reason: YAMLSyntaxFault, _ range: Range<Int>) -> YAMLDiagnosis {
    diagnosis(reason, range) { $0.mask(range.lowerBound) }
  }

  /// Leaves `blanked` out.
  func leaveOut(
    _ blanked: Range<Int>, _ reason: YAMLSyntaxFault, _ range: Range<Int>
  ) -> YAMLDiagnosis {
    diagnosis(reason, range, isLossy: true) { $0.blank(blanked) }
  }

  func character(_ offset: Int) -> Unicode.Scalar {
    layout.byte(offset).map { Unicode.Scalar($0) } ?? " "
  }
}
