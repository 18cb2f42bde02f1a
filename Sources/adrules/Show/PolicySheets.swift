import DecisionTables

/// What a policy declares, as sheets.
struct PolicySheets {
  let policy: Policy

  /// The facts; objects that only hold others are left out.
  var inputs: Sheet {
    var sheet = Sheet(["input", "type", "values"])
    for input in policy.inputs {
      let isParent = input.typing.type == .object && !input.isOpen && !input.isRequired
      guard !isParent else { continue }
      sheet.append([input.name, type(of: input.typing), values(of: input)])
    }
    return sheet.withoutEmptyColumns
  }

  /// The table of defaults; only of some settings if they are named.
  func settings(_ indices: [Int]? = nil) -> Sheet {
    var sheet = Sheet(["setting", "from", "valid", "when", "default", "clause"])
    for setting in settings(at: indices) {
      let when = tests(of: setting)
      sheet.append(
        lines: [
          [setting.name], [from(setting) ?? ""], [valid(setting) ?? ""],
          when.isEmpty ? [""] : when, [fallback(of: setting)], [setting.clause ?? ""],
        ])
    }
    return sheet.withoutEmptyColumns
  }

  /// The same, with what makes a configured value count in one column.
  func narrowSettings(_ indices: [Int]? = nil) -> Sheet {
    var sheet = Sheet(["setting", "configured", "default", "clause"])
    for setting in settings(at: indices) {
      let configured =
        [from(setting).map { "from: \($0)" }, valid(setting).map { "valid: \($0)" }]
        .compactMap(\.self) + tests(of: setting).map { "when: \($0)" }
      sheet.append(
        lines: [
          [setting.name], configured.isEmpty ? [""] : configured, [fallback(of: setting)],
          [setting.clause ?? ""],
        ])
    }
    return sheet.withoutEmptyColumns
  }

  private func settings(at indices: [Int]?) -> [Setting] {
    (indices ?? Array(policy.settings.indices)).map { policy.settings[$0] }
  }

  private func from(_ setting: Setting) -> String? {
    setting.fact.map { policy.inputs[$0].name }
  }

  private func valid(_ setting: Setting) -> String? {
    setting.valid.map {
      $0.text(in: policy.strings) + (setting.words.isEmpty ? "" : ", in any letter case")
    }
  }

  private func tests(of setting: Setting) -> [String] {
    setting.when.map { "\(policy.slots[$0.slot].name): \(policy.notation(of: $0))" }
  }

  private func fallback(of setting: Setting) -> String {
    guard let text = policy.notation(of: setting.fallback) else { return "absent" }
    let unit = text.hasPrefix("=") ? nil : setting.typing.unit
    return [text, unit].compactMap(\.self).joined(separator: " ")
  }

  var decisions: Sheet {
    var sheet = Sheet(["decision", "title", "hit policy", "rules", "clause"])
    for (index, decision) in policy.decisions.enumerated() {
      let findings = policy.findings.contains(index) ? ", findings" : ""
      sheet.append([
        decision.name, decision.title ?? "", decision.hitPolicy.rawValue + findings,
        String(decision.rules.count), decision.clause ?? "",
      ])
    }
    return sheet.withoutEmptyColumns
  }

  /// The settings that a decision reads, and those that they read.
  func settings(readBy decision: Int) -> [Int] {
    var found: Set<Int> = []
    var open = policy.dependencies(of: .decision(decision))
    while let next = open.popLast() {
      guard case .setting(let index) = next, found.insert(index).inserted else { continue }
      open += policy.dependencies(of: next)
    }
    return found.sorted()
  }

  func type(of typing: Typing) -> String {
    [typing.type.rawValue, typing.unit].compactMap(\.self).joined(separator: ", ")
  }

  private func values(of input: Input) -> String {
    let list = input.list.map { "of each element of \(policy.inputs[policy.lists[$0].slot].name)" }
    return [
      values(of: input.typing), input.isRequired ? "required" : nil,
      input.isOpen ? "open" : nil, list,
    ].compactMap(\.self).joined(separator: "; ")
  }

  func values(of typing: Typing) -> String? {
    if !typing.values.isEmpty {
      return typing.values.map { StringNotation.word(policy.strings[$0]) }.joined(separator: ", ")
    }
    return typing.range.map { $0.notation.joined(separator: ", ") }
  }
}
