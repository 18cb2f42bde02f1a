extension Policy {
  /// The policy as text that ``init(bundled:)`` reads: one record a line, its keyword first.
  ///
  /// Names stand for indices, so that a changed rule is a few changed lines.
  package var bundled: String { BundleWriter(self).text() }
}

/// Writes a policy line by line.
///
/// What is read first stands first: strings, slots, lists and inputs, then settings and
/// decisions, then what names those.
struct BundleWriter {
  let policy: Policy
  let slots: BundleLabels
  let lists: BundleLabels
  let settings: BundleLabels
  let decisions: BundleLabels

  init(_ policy: Policy) {
    self.policy = policy
    slots = BundleLabels(policy.slots.map(\.name))
    lists = BundleLabels(policy.lists.map(\.element))
    settings = BundleLabels(policy.settings.map(\.name))
    decisions = BundleLabels(policy.decisions.map(\.name))
  }

  func text() -> String {
    var lines = [line("policy", [BundleWords.word(policy.name)] + title(policy.title))]
    lines += (0..<policy.strings.count).map { index in
      stringLine(index)
    }
    lines += policy.slots.indices.map(slotLine)
    lines += policy.lists.indices.map(listLine)
    lines += policy.inputs.map(inputLine)
    lines += policy.settings.indices.flatMap(settingLines)
    lines += policy.decisions.indices.flatMap(decisionLines)
    lines += policy.findings.map { "finding " + decisions[$0] }
    lines += policy.steps.map(stepLine)
    for machine in policy.machines { lines += BundleWriter(machine.policy).lines(machine, policy) }
    return lines.joined(separator: "\n") + "\n"
  }

  func stringLine(_ index: Int) -> String {
    "string " + string(StringID(index: Int32(truncatingIfNeeded: index)))
  }

  func line(_ keyword: String, _ parts: [String]) -> String {
    ([keyword] + parts).joined(separator: " ")
  }

  func title(_ title: String?) -> [String] {
    title.map { ["title", BundleWords.quoted($0)] } ?? []
  }

  func clause(_ clause: String?) -> [String] {
    clause.map { ["clause", BundleWords.word($0)] } ?? []
  }

  func word(_ origin: Origin) -> String {
    BundleWords.word("\(origin.file):\(origin.line):\(origin.column)")
  }

  func slotLine(_ index: Int) -> String {
    let slot = policy.slots[index]
    return line("slot", [slots[index]] + words(slot.role) + words(slot.typing))
  }

  private func words(_ role: Slot.Role) -> [String] {
    switch role {
    case .fact: ["fact"]
    case .given(let isCertain): ["given", isCertain ? "certain" : "uncertain"]
    case .setting(let index): ["setting", settings[index]]
    case .settingOrigin(let index): ["origin", settings[index]]
    case .settingWord(let index): ["word", settings[index]]
    case .expression(let index): ["expression", decisions[index]]
    case .output(let index): ["output", decisions[index]]
    }
  }

  private func listLine(_ index: Int) -> String {
    let list = policy.lists[index]
    return line("list", [lists[index], slots[list.slot]] + list.fields.map { slots[$0] })
  }

  private func inputLine(_ input: Input) -> String {
    var parts = [BundleWords.word(input.name)] + words(input.typing)
    if input.isRequired { parts.append("required") }
    if input.isOpen { parts.append("open") }
    if let list = input.list { parts += ["element", lists[list]] }
    if input.path != Input.path(of: input.name) {
      parts += ["path"] + input.path.map(BundleWords.word)
    }
    return line("input", parts)
  }

  func stepLine(_ step: Step) -> String {
    switch step {
    case .setting(let index): line("step", ["setting", settings[index]])
    case .decision(let index): line("step", ["decision", decisions[index]])
    }
  }
}

extension Input {
  /// The path of nearly every input: its name at the dots.
  static func path(of name: String) -> [String] { name.split(separator: ".").map(String.init) }
}
