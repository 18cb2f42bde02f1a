import DecisionTables

/// Writes a policy or one of its decisions as Markdown, with the drawing as Mermaid.
struct ShowMarkdown {
  let compiled: CompiledPolicy

  private var policy: Policy { compiled.policy }
  private var sheets: PolicySheets { PolicySheets(policy: policy) }

  var policyText: String {
    let sections = [
      ("Inputs", sheets.inputs), ("Settings", sheets.settings()),
      ("Decisions", sheets.decisions),
    ]
    let title = policy.title.map { "\n\(escaped($0)).\n" } ?? ""
    return "# \(escaped(policy.name))\n" + title
      + sections.filter { !$0.1.rows.isEmpty }.map { "\n## \($0.0)\n\n" + table($0.1) }.joined()
      + "\n## What needs what\n\n" + mermaid(Graph(requirementsOf: policy))
  }

  func text(of index: Int, _ parts: Set<ShowVerb.Part>) -> String {
    let decision = policy.decisions[index]
    var text = "# \(escaped(decision.title ?? decision.name))\n"
    if parts.contains(.table) {
      text += "\n`\(decision.name)`, \(escaped(ShowWords(policy: policy).hitPolicy(of: decision)))"
      text += decision.clause.map { " (\(escaped($0)))" } ?? ""
      text += "\n\n" + table(DecisionSheet(policy: policy, decision: decision).sheet(.full))
      text += names(of: index)
    }
    if parts.contains(.tree), decision.hitPolicy.isSingleHit || parts == [.tree] {
      let graph = Graph(treeOf: decision, TreeDrawing(index, of: compiled))
      text += "\n## Tree\n\n" + mermaid(graph)
    }
    return text
  }

  private func names(of index: Int) -> String {
    let words = ShowWords(policy: policy)
    let decision = policy.decisions[index]
    let settings = sheets.settings(sheets.settings(readBy: index))
    return list("Computed inputs", words.expressions(of: decision))
      + list("Outputs", words.outputs(of: decision))
      + (settings.rows.isEmpty ? "" : "\n## Settings that it reads\n\n" + table(settings))
  }

  private func list(_ title: String, _ rows: [(name: String, words: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    return "\n## \(title)\n\n"
      + rows.map { "- `\($0.name)`: \(escaped($0.words))\n" }.joined()
  }

  private func mermaid(_ graph: Graph) -> String { "```mermaid\n" + graph.mermaid + "```\n" }

  private func table(_ sheet: Sheet) -> String {
    let row = { (cells: [String]) in "| " + cells.joined(separator: " | ") + " |\n" }
    return row(sheet.columns.map { escaped($0.title) }) + row(sheet.columns.map { _ in "---" })
      + sheet.rows.map { cells in
        row(cells.map { $0.map(escaped).joined(separator: "<br>") })
      }.joined()
  }

  /// Text as it is, whatever Markdown makes of its characters (CommonMark, 2.4).
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in HarmlessText.of(text) {
      if "\\`*_[]<>|#&~$".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
