import DecisionTables

/// Writes a policy or one of its decisions for people at a terminal.
struct ShowReporter {
  let compiled: CompiledPolicy
  let terminal: Terminal
  let lines: DrawingLines

  private var policy: Policy { compiled.policy }
  private var sheets: PolicySheets { PolicySheets(policy: policy) }

  /// What the policy declares, and what it decides.
  var policyText: String {
    let title = policy.title.map { ": \($0)" } ?? ""
    return heading("\(policy.name)\(title)") + section("inputs", [sheets.inputs])
      + section("settings", [sheets.settings(), sheets.narrowSettings()])
      + section("decisions", [sheets.decisions])
  }

  /// The table of a decision, what its names mean, and its tree.
  func text(of index: Int, _ parts: Set<ShowVerb.Part>) -> String {
    let decision = policy.decisions[index]
    var text = ""
    if parts.contains(.table) {
      let table = DecisionSheet(policy: policy, decision: decision).grid(terminal, lines)
      text += introduction(of: decision) + "\n" + table.text + names(of: index)
    }
    if parts.contains(.tree), decision.hitPolicy.isSingleHit || parts == [.tree] {
      text += (text.isEmpty ? "" : "\n" + heading("tree")) + tree(of: index)
    }
    return text
  }

  private func introduction(of decision: Decision) -> String {
    let title = decision.title.map { ": \($0)" } ?? ""
    let origin = "\(decision.origin.file):\(decision.origin.line)"
    let place = [decision.clause, origin].compactMap(\.self).joined(separator: ", ")
    let words = ShowWords(policy: policy)
    return heading(decision.name + title)
      + "\(HarmlessText.of(policy.name)), \(HarmlessText.of(place))\n"
      + wrapped(words.hitPolicy(of: decision))
  }

  /// What stands in the table under names of its own: inputs, outputs and settings.
  private func names(of index: Int) -> String {
    let decision = policy.decisions[index]
    let words = ShowWords(policy: policy)
    let read = sheets.settings(readBy: index)
    return section("computed inputs", words.expressions(of: decision))
      + section("outputs", words.outputs(of: decision))
      + section("settings that it reads", [sheets.settings(read), sheets.narrowSettings(read)])
  }

  private func section(_ title: String, _ rows: [(name: String, words: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let width = rows.map(\.name.count).max() ?? 0
    let indent = min(width + 4, 30)
    let lines = rows.map { name, words in
      let start = "  \(name.padded(to: width))  "
      let rest = TextWrap.lines(
        of: HarmlessText.of(words), columns: max(terminal.columns - indent, 20))
      return start + rest.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
    }
    return "\n" + heading(title) + lines.joined()
  }

  private func tree(of index: Int) -> String {
    let drawing = TreeDrawing(index, of: compiled)
    return TreeText.text(policy.decisions[index], drawing, terminal, lines)
  }

  private func heading(_ text: String) -> String {
    TextWrap.lines(of: HarmlessText.of(text), columns: terminal.columns, indent: 2)
      .map { terminal.styled($0, .heading) + "\n" }.joined()
  }

  private func wrapped(_ text: String, indent: Int = 2) -> String {
    TextWrap.lines(of: HarmlessText.of(text), columns: terminal.columns, indent: indent)
      .map { $0 + "\n" }.joined()
  }

  /// The first of some sheets that fits, else the last.
  private func section(_ title: String, _ sheets: [Sheet]) -> String {
    let grids = sheets.lazy.map { Grid($0, terminal, lines) }
    guard let grid = grids.first(where: \.fits) ?? grids.last, !grid.sheet.rows.isEmpty else {
      return ""
    }
    return "\n" + heading(title) + grid.text
  }
}
