import DecisionTables

/// What two policies say to the same facts, in words: what they say alike is left out.
struct ChangedOutcome {
  let first: String
  let second: String

  init(_ outcomes: BothSides<ComparedOutcome>) {
    first = ChangedOutcome.words(of: outcomes.first, beside: outcomes.second)
    second = ChangedOutcome.words(of: outcomes.second, beside: outcomes.first)
  }

  private static func words(
    of outcome: ComparedOutcome, beside other: ComparedOutcome
  ) -> String {
    switch outcome {
    case .failure(let error): return "fails: \(error.message)"
    case .outputs(let outputs):
      var known: [ComparedOutput] = []
      if case .outputs(let others) = other { known = others }
      let own = outputs.filter { !known.contains($0) }
      return own.isEmpty ? "nothing" : own.map(words).joined(separator: ", ")
    case .hits(let hits):
      var known: [[ComparedOutput]] = []
      if case .hits(let others) = other { known = others }
      let own = hits.filter { !known.contains($0) }
      let shown = own.isEmpty && !hits.isEmpty ? hits : own
      return shown.isEmpty ? "nothing" : shown.map(words).joined(separator: "; ")
    }
  }

  /// A finding as findings are written, another hit as its outputs.
  private static func words(of hit: [ComparedOutput]) -> String {
    func content(_ name: String) -> ComparedOutput.Content? {
      hit.first { $0.name == name }?.content
    }
    guard let id = content("id"), let severity = content("severity"),
      let message = content("message")
    else { return hit.map(words).joined(separator: ", ") }
    return "\(words(of: severity)): \(words(of: message)) [\(words(of: id))]"
  }

  private static func words(of output: ComparedOutput) -> String {
    "\(output.name) \(words(of: output.content))"
  }

  private static func words(of content: ComparedOutput.Content) -> String {
    switch content {
    case .nothing: "nothing"
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): number.description
    case .text(let text): text.isEmpty ? "\"\"" : text
    case .pointer(let name): name.isEmpty ? "the document" : name
    case .term(let text): text
    }
  }
}
