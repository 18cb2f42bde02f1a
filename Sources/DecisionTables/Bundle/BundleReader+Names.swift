extension BundleReader {
  mutating func readString() throws(BundleError) {
    let text = try line.string()
    let count = policy.strings.count
    _ = policy.strings.intern(text)
    guard policy.strings.count != count else { throw line.error(.repeatedName(text)) }
  }

  mutating func readSlot() throws(BundleError) {
    let name = try declare(in: \.slots)
    let keyword = line.keyword()
    if keyword != "fact" {
      roles.append(PendingRole(slot: policy.slots.count, keyword: keyword, line: line))
      guard line.next() != nil else { throw line.expected(.role) }
    }
    policy.slots.append(Slot(name: name, typing: try typing(), role: .fact))
  }

  mutating func readList() throws(BundleError) {
    var list = ElementList(slot: 0, element: try declare(in: \.lists))
    list.slot = try index(in: slots)
    while !line.isAtEnd { list.fields.append(try index(in: slots)) }
    policy.lists.append(list)
  }

  mutating func readInput() throws(BundleError) {
    let name = try line.name()
    var input = Input(name: name, path: Input.path(of: name), typing: try typing())
    input.isRequired = line.take("required")
    input.isOpen = line.take("open")
    if line.take("element") { input.list = try index(in: lists) }
    if line.take("path") {
      input.path = []
      while !line.isAtEnd { input.path.append(try line.name()) }
    }
    policy.inputs.append(input)
  }

  mutating func readStep() throws(BundleError) {
    let step: Step
    if line.take("setting") {
      step = .setting(try index(in: settings))
    } else if line.take("decision") {
      step = .decision(try index(in: decisions))
    } else {
      throw line.expected(.step)
    }
    try resolveRoles()
    try check(step)
    policy.steps.append(step)
  }

  /// Gives the slots their roles, once what those name is known.
  mutating func resolveRoles() throws(BundleError) {
    for pending in roles {
      let current = line
      line = pending.line
      policy.slots[pending.slot].role = try role(pending.keyword)
      line = current
    }
    roles = []
  }

  private mutating func role(_ keyword: String) throws(BundleError) -> Slot.Role {
    switch keyword {
    case "setting": .setting(try index(in: settings))
    case "origin": .settingOrigin(try index(in: settings))
    case "word": .settingWord(try index(in: settings))
    case "expression": .expression(decision: try index(in: decisions))
    case "output": .output(decision: try index(in: decisions))
    case "given": .given(isCertain: try certainty())
    default: throw line.expected(.role, found: ArraySlice(keyword.utf8))
    }
  }

  /// Whether a name of a machine always has a value.
  private mutating func certainty() throws(BundleError) -> Bool {
    if line.take("certain") { return true }
    guard line.take("uncertain") else { throw line.expected(.role) }
    return false
  }
}
