import DecisionTables

extension PolicyBinder {
  private static let factTypes: [ValueType] = [
    .string, .boolean, .integer, .number, .object, .list,
  ]

  /// Gives each declared fact a slot, and each object above one that is not declared itself.
  mutating func bindInputs(_ inputs: [InputSyntax]) {
    let elements = Dictionary(
      inputs.compactMap { input in input.element.map { ($0.text, input.name.text) } },
      uniquingKeysWith: { first, _ in first })
    let declared = Dictionary(
      inputs.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    var added: Set<String> = []
    var order: [InputSyntax] = []
    for input in inputs {
      for object in objects(above: input, elements) where added.insert(object.text).inserted {
        order.append(declared[object.text] ?? implied(object))
      }
      if added.insert(input.name.text).inserted || declared[input.name.text]?.place != input.place
      {
        order.append(input)
      }
    }
    for input in order where input.element != nil { addInput(input, elements) }
    for input in order where input.element == nil { addInput(input, elements) }
  }

  /// The dotted prefixes of a name, outermost first, but for the element of a list.
  private func objects(above input: InputSyntax, _ elements: [String: String]) -> [Word] {
    let parts = input.name.text.split(separator: ".")
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: ".") }
      .filter { elements[$0] == nil }
      .map { Word($0, at: input.name.place) }
  }

  private func implied(_ object: Word) -> InputSyntax {
    InputSyntax(
      name: object, typing: TypingSyntax(type: Word("object", at: object.place), place: object.place))
  }

  private mutating func addInput(_ syntax: InputSyntax, _ elements: [String: String]) {
    let typing = typing(syntax.typing, allowed: PolicyBinder.factTypes, of: "an input")
    guard declare(syntax.name, as: "an input") else { return }
    let name = syntax.name.text
    let path = name.split(separator: ".").map(String.init)
    let element = path.first.flatMap { elements[$0] == nil ? nil : $0 }
    let slot = addSlot(name, typing, .fact)
    var input = Input(
      name: name, path: path, typing: typing, isRequired: syntax.isRequired,
      isOpen: syntax.isOpen)
    if let element {
      input.list = policy.lists.firstIndex { $0.element == element }
      scope.hide(name, element: element)
    }
    addToLists(syntax, slot, input.list)
    update { $0.inputs.append(input) }
  }

  private mutating func addToLists(_ syntax: InputSyntax, _ slot: Int, _ list: Int?) {
    if let list { update { $0.lists[list].fields.append(slot) } }
    guard let element = syntax.element else { return }
    guard syntax.typing.type?.text == ValueType.list.rawValue else {
      report(
        .unknownKey("element", of: "an input that is no list", known: []), at: element.place)
      return
    }
    update { $0.lists.append(ElementList(slot: slot, element: element.text)) }
  }
}

extension InputSyntax {
  fileprivate var place: Place { name.place }
}
