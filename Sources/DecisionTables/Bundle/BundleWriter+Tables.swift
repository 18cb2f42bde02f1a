extension BundleWriter {
  func settingLines(_ index: Int) -> [String] {
    let setting = policy.settings[index]
    var parts = [settings[index], slots[setting.valueSlot], slots[setting.originSlot]]
    parts += [word(setting.origin)] + words(setting.typing)
    if let fact = setting.fact { parts += ["fact", slots[fact]] }
    if let wordSlot = setting.wordSlot { parts += ["word", slots[wordSlot]] }
    var lines = [line("setting", parts + clause(setting.clause) + title(setting.title))]
    if let valid = setting.valid { lines.append(line("valid", words(valid))) }
    if !setting.words.isEmpty { lines.append(line("words", setting.words.map(string))) }
    lines += setting.when.map(testLine)
    if setting.fallback != .absent { lines.append(line("default", words(setting.fallback))) }
    return lines
  }

  func decisionLines(_ index: Int) -> [String] {
    let decision = policy.decisions[index]
    let outputs = BundleLabels(decision.outputs.map(\.name))
    var parts = [decisions[index], BundleWords.word(decision.hitPolicy.rawValue)]
    parts.append(word(decision.origin))
    if let each = decision.each { parts += ["each", lists[each]] }
    var lines = [line("decision", parts + clause(decision.clause) + title(decision.title))]
    for (column, output) in decision.outputs.enumerated() {
      lines.append(outputLine(output, outputs[column]))
    }
    lines += decision.expressions.map(expressionLine)
    for rule in decision.rules { lines += ruleLines(rule, outputs) }
    if let defaults = decision.defaults {
      lines += ["otherwise"] + termLines(defaults, outputs)
    }
    return lines
  }

  private func outputLine(_ output: Output, _ label: String) -> String {
    let optional = output.isOptional ? ["optional"] : []
    return line(
      "output", [label, slots[output.slot]] + words(output.typing) + optional + title(output.title))
  }

  private func expressionLine(_ named: NamedExpression) -> String {
    line("expression", [slots[named.slot], word(named.origin)] + words(named.expression))
  }

  private func ruleLines(_ rule: Rule, _ outputs: BundleLabels) -> [String] {
    let parts = [BundleWords.word(rule.id), word(rule.origin)]
    return [line("rule", parts + clause(rule.clause) + title(rule.title))]
      + rule.tests.map(testLine) + termLines(rule.terms, outputs)
  }

  func testLine(_ test: Test) -> String {
    line("when", [slots[test.slot]] + words(test.set))
  }

  /// Outputs without a term are left out.
  private func termLines(_ terms: [Term], _ outputs: BundleLabels) -> [String] {
    terms.enumerated().filter { $0.element != .absent }.map { column, term in
      line("then", [outputs[column]] + words(term))
    }
  }
}
