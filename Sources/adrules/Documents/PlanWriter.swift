import DecisionTables

/// Writes plans as they come: text, or one object with an element for each file.
struct PlanWriter {
  /// How many others an element of `documents` stands in.
  static let documentDepth = 2

  /// Whether there is a plan among what was written.
  private(set) var hasPlans = false
  private let writesJSON: Bool
  private var documents: JSONListWriter?
  private var configurations: JSONListWriter?

  /// Begins the results.
  init(policy: String, _ context: inout Context) {
    writesJSON = context.writesJSON
    guard writesJSON else { return }
    documents = JSONListWriter(
      [("formatVersion", .integer(JSONOutput.formatVersion)), ("policy", .string(policy))],
      list: "documents", &context.output)
  }

  mutating func begin(file: String, _ context: inout Context) {
    guard writesJSON else { return }
    documents?.beginElement(&context.output)
    configurations = JSONListWriter(
      [("file", .string(file))], list: "configurations", depth: PlanWriter.documentDepth,
      &context.output)
  }

  /// Writes plans of the file that was begun, as ``DocumentPlanning`` makes them.
  mutating func append(_ texts: [String], _ context: inout Context) {
    if texts.isEmpty { return }
    if writesJSON {
      configurations?.append(texts, &context.output)
    } else {
      for (index, text) in texts.enumerated() {
        context.output.write(hasPlans || index > 0 ? "\n" + text : text)
      }
    }
    hasPlans = true
  }

  /// Ends a file; `more` counts what was skipped beside what is told of it.
  mutating func end(
    skipped: [DocumentPlans.Skipped], more: Int = 0, _ context: inout Context
  ) {
    var members = [(key: "skipped", value: JSONOutput.array(skipped.map(PlanReporter.json)))]
    if more > 0 { members.append(("moreSkipped", .integer(more))) }
    configurations?.close(members, &context.output)
    configurations = nil
  }

  /// Ends the results, with the first error if there was one.
  func close(_ error: ToolError?, _ context: inout Context) {
    let members = error.map { [(key: "error", value: ErrorReporter.json(of: $0))] }
    documents?.close(members ?? [], &context.output)
  }
}
