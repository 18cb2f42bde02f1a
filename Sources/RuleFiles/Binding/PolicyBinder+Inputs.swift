import DecisionTables

extension PolicyBinder {
  private static let factTypes: [ValueType] = [
    .string, .boolean, .integer, .number, .object, .list,
  ]

  /// Gives each declared fact a slot, and each object above one that is not declared itself.
  mutating func bindInputs(_ inputs: [InputSyntax]) {
    declareElements(inputs)
    var declared = Dictionary(
      inputs.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    checkObjects(inputs, &declared)
    var added: Set<String> = []
    for input in inputs {
      for object in objects(above: input) where added.insert(object.text).inserted {
        if let own = declared[object.text] {
          addInput(own)
        } else {
          addInput(implied(object), isImplied: true)
        }
      }
      if added.insert(input.name.text).inserted {
        addInput(declared[input.name.text] ?? input)
      }
    }
  }

  /// The dotted prefixes of a name, outermost first, but for the element of a list.
  private func objects(above input: InputSyntax) -> [Word] {
    let parts = input.name.text.split(separator: ".")
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: ".") }
      .filter { listOfElement[$0] == nil }
      .map { Word($0, at: input.name.place) }
  }

  private func implied(_ object: Word) -> InputSyntax {
    let type = Word(ValueType.object.rawValue, at: object.place)
    return InputSyntax(name: object, typing: TypingSyntax(type: type, place: object.place))
  }

  /// Reports declared inputs that hold others and are no objects; they are taken for objects.
  private mutating func checkObjects(
    _ inputs: [InputSyntax], _ declared: inout [String: InputSyntax]
  ) {
    for input in inputs {
      let parts = input.name.text.split(separator: ".")
      for end in parts.indices.dropFirst() {
        let name = parts[..<end].joined(separator: ".")
        guard let holder = declared[name], holder.typing.type?.text != ValueType.object.rawValue
        else { continue }
        report(.notAnObject(name, holds: input.name.text), at: holder.name.place)
        declared[name] = implied(holder.name)
      }
    }
  }

  /// Makes the names of elements known before any input is added.
  private mutating func declareElements(_ inputs: [InputSyntax]) {
    var first: [String: Place] = [:]
    for input in inputs {
      guard let element = input.element else { continue }
      guard input.typing.type?.text == ValueType.list.rawValue else {
        if let type = knownType(input.typing) {
          report(.uselessKey("element", where: "on \(Typing(type).phrase)"), at: element.place)
        }
        continue
      }
      let root = input.name.text.split(separator: ".").first.map(String.init)
      if let place = first[element.text] ?? (root == element.text ? input.name.place : nil) {
        report(.repeatedName(element.text, what: "an element", first: place), at: element.place)
      } else if isElementName(element) {
        first[element.text] = element.place
        listOfElement[element.text] = policy.lists.count
        update { $0.lists.append(ElementList(slot: -1, element: element.text)) }
      }
    }
  }

  private func knownType(_ typing: TypingSyntax) -> ValueType? {
    guard let word = typing.type else { return typing.values.isEmpty ? nil : .string }
    return ValueType(rawValue: word.text).flatMap {
      PolicyBinder.factTypes.contains($0) ? $0 : nil
    }
  }

  private mutating func isElementName(_ element: Word) -> Bool {
    let problem =
      element.text.contains(".") ? .dots : problem(ofInput: element.text)
    if let problem { report(.invalidName(element.text, problem), at: element.place) }
    return problem == nil
  }

  /// `settings.` is where settings are.
  private func problem(ofInput name: String) -> RuleFault.NameProblem? {
    name == "settings" || name.hasPrefix("settings.") ? .reserved : NameRules.problem(of: name)
  }

  private mutating func addInput(_ syntax: InputSyntax, isImplied: Bool = false) {
    let typing = typing(syntax.typing, allowed: PolicyBinder.factTypes, of: "an input")
    let name = syntax.name.text
    if !isImplied, problem(ofInput: name) == .reserved, NameRules.problem(of: name) == nil {
      report(.invalidName(name, .reserved), at: syntax.name.place)
    }
    guard declare(syntax.name, as: "an input", isImplied: isImplied) != .taken else { return }
    let path = name.split(separator: ".").map(String.init)
    let slot = addSlot(name, typing, .fact)
    var input = Input(
      name: name, path: path, typing: policy.slots[slot].typing, isRequired: syntax.isRequired,
      isOpen: syntax.isOpen != nil)
    if let open = syntax.isOpen, let typing, typing.type != .object {
      report(.uselessKey("open", where: "on \(typing.phrase)"), at: open.place)
    }
    if let element = path.first, let list = listOfElement[element] {
      input.list = list
      scope.share(name, unreadable: .element(element), slot: slot)
    } else {
      scope.share(name, slot: slot)
    }
    update { $0.inputs.append(input) }
    addToLists(syntax, slot, input.list)
  }

  private mutating func addToLists(_ syntax: InputSyntax, _ slot: Int, _ list: Int?) {
    if let list { update { $0.lists[list].fields.append(slot) } }
    guard let element = syntax.element, syntax.typing.type?.text == ValueType.list.rawValue,
      let own = listOfElement[element.text]
    else { return }
    if list != nil { report(.nestedElements(syntax.name.text), at: element.place) }
    update { if $0.lists[own].slot < 0 { $0.lists[own].slot = slot } }
  }
}
