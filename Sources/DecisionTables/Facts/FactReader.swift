/// Reads JSON values into the slots of the declared facts.
///
/// Lenient for evaluation, loud for people: whatever has the wrong shape is absent to the rules and
/// a finding to the author.
package struct FactReader {
  private let policy: Policy
  private let tree: FactTree
  private var allowsDottedNames = false
  /// In the order in which they stand in the document.
  package private(set) var findings: [ShapeFinding] = []

  package init(_ compiled: CompiledPolicy) {
    policy = compiled.policy
    tree = compiled.facts
  }

  /// Reads `value` as the fact or object `name`, one of the outermost.
  package mutating func read(_ value: JSONValue, as name: String, into facts: inout Evaluation) {
    guard let node = tree.root(named: name) else { return }
    read(value, node, into: &facts)
  }

  /// Reads a whole facts document: an object whose keys are the outermost names, or dotted names
  /// of what is in them.
  package mutating func read(document: JSONValue, into facts: inout Evaluation) {
    allowsDottedNames = true
    defer { allowsDottedNames = false }
    guard document.kind == .object else {
      report(.wrongType(Typing(.object)), key: "facts", document)
      return
    }
    readMembers(of: document, tree.roots, isOpen: false, into: &facts)
  }

  private mutating func read(
    _ value: JSONValue, _ node: FactTree.Node, into facts: inout Evaluation
  ) {
    let key = node.key.isEmpty ? policy.inputs[node.slot].name : node.key
    let result = self.value(value, slot: node.slot, key: key, into: &facts)
    facts.set(node.slot, to: result)
    facts.locate(node.slot, at: value)
    if result.kind == .object {
      readMembers(
        of: value, node.children, isOpen: policy.inputs[node.slot].isOpen, into: &facts)
    }
  }

  private mutating func readMembers(
    of object: JSONValue, _ children: [FactTree.Node], isOpen: Bool, into facts: inout Evaluation
  ) {
    for member in object.members {
      if let child = children.first(where: { member.keyEquals($0.key) }) {
        read(member.value, child, into: &facts)
      } else if allowsDottedNames, readDotted(member, children, into: &facts) {
        continue
      } else if !isOpen {
        let key = member.key
        findings.append(
          ShapeFinding(
            kind: .unknownKey(known: children.map(\.key)), key: key, place: member.keyPlace,
            pointer: member.value.pointer, found: key))
      }
    }
  }

  /// Reads a member whose key is a dotted name; false if there is no such name.
  private mutating func readDotted(
    _ member: JSONMember, _ children: [FactTree.Node], into facts: inout Evaluation
  ) -> Bool {
    var above: [FactTree.Node] = []
    var level = children
    for key in member.key.split(separator: ".", omittingEmptySubsequences: false) {
      guard let node = level.first(where: { $0.key == key }) else { return false }
      above.append(node)
      level = node.children
    }
    guard let last = above.popLast() else { return false }
    for node in above where facts.values[node.slot].kind != .object {
      facts.set(node.slot, to: .object)
      facts.locate(node.slot, at: member.value)
    }
    read(member.value, last, into: &facts)
    return true
  }

  private mutating func value(
    _ json: JSONValue, slot: Int, key: String, into facts: inout Evaluation
  ) -> Value {
    let typing = policy.inputs[slot].typing
    if json.kind == .null {
      report(.null, key: key, json)
      return .null
    }
    switch (typing.type, json.kind) {
    case (.string, .string): return .string(facts.strings.intern(json.string ?? ""))
    case (.boolean, .boolean): return .boolean(json.boolean ?? false)
    case (.integer, .number), (.number, .number): return number(json, typing, key: key)
    case (.object, .object): return .object
    case (.list, .array):
      readElements(of: json, slot: slot, into: &facts)
      return .list
    default:
      report(.wrongType(typing), key: key, json)
      return .mistyped
    }
  }

  private mutating func number(_ json: JSONValue, _ typing: Typing, key: String) -> Value {
    do {
      let number = try json.readNumber()
      if typing.type == .number || number.isWhole { return .number(number) }
      report(.wrongType(typing), key: key, json)
    } catch .outOfRange {
      report(.numberTooLarge, key: key, json)
    } catch {
      report(.wrongType(typing), key: key, json)
    }
    return .mistyped
  }

  private mutating func readElements(
    of array: JSONValue, slot: Int, into facts: inout Evaluation
  ) {
    guard let list = policy.lists.firstIndex(where: { $0.slot == slot }) else { return }
    let fields = policy.lists[list].fields
    for element in array.elements {
      for field in fields { facts.set(field, to: .missing) }
      readElement(element, list, into: &facts)
      facts.elements[list].append(fields.map { facts.values[$0] })
    }
    for field in fields { facts.set(field, to: .missing) }
  }

  private mutating func readElement(
    _ element: JSONValue, _ list: Int, into facts: inout Evaluation
  ) {
    let nodes = tree.elements[list]
    if let itself = nodes.first, itself.key.isEmpty {
      read(element, itself, into: &facts)
    } else if element.kind == .object {
      readMembers(of: element, nodes, isOpen: false, into: &facts)
    } else {
      report(.wrongType(Typing(.object)), key: policy.lists[list].element, element)
    }
  }

  private mutating func report(_ kind: ShapeFinding.Kind, key: String, _ value: JSONValue) {
    findings.append(
      ShapeFinding(
        kind: kind, key: key, place: value.place, pointer: value.pointer,
        found: Words.excerpt(value.text)))
  }
}
