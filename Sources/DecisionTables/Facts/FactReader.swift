/// Reads JSON values into the slots of the declared facts.
///
/// Lenient for evaluation, loud for people: whatever has the wrong shape is absent to the rules and
/// a finding to the author. Of equal keys the last one is read.
package struct FactReader {
  private let compiled: CompiledPolicy
  private var allowsDottedNames = false
  private var path = FactPath()
  /// The dotted names of what is in the objects that held an unknown one, by slot.
  private var dottedNames: [Int?: [String]] = [:]
  /// In the order in which they stand in the document.
  package private(set) var findings: [ShapeFinding] = []

  package init(_ compiled: CompiledPolicy) {
    self.compiled = compiled
  }

  /// Reads `value` as the fact or object `name`, one of the outermost.
  package mutating func read(_ value: JSONValue, as name: String, into facts: inout Evaluation) {
    guard let node = compiled.facts.root(named: name), let slot = node.slot else { return }
    path.start(at: value)
    read(value, node, slot, into: &facts)
  }

  /// Reads a whole facts document: an object whose keys are the outermost names, or dotted names
  /// of what is in them.
  package mutating func read(document: JSONValue, into facts: inout Evaluation) {
    path.start(at: document)
    guard document.kind == .object else {
      report(.wrongType(Typing(.object)), key: "facts", document)
      return
    }
    allowsDottedNames = true
    readMembers(of: document, compiled.facts.root, isOpen: false, into: &facts)
    allowsDottedNames = false
  }

  private mutating func read(
    _ value: JSONValue, _ node: FactTree.Node, _ slot: Int, into facts: inout Evaluation
  ) {
    let key = node.key.isEmpty ? compiled.policy.inputs[slot].name : node.key
    let result = self.value(value, slot: slot, key: key, into: &facts)
    facts.set(slot, to: result)
    facts.locate(slot, at: value)
    if result.kind == .object {
      readMembers(of: value, node, isOpen: compiled.policy.inputs[slot].isOpen, into: &facts)
    } else if allowsDottedNames {
      facts.forget(factsBelow: node)
    }
  }

  private mutating func readMembers(
    of object: JSONValue, _ node: FactTree.Node, isOpen: Bool, into facts: inout Evaluation
  ) {
    let superseded = object.supersededKeys
    for member in object.members where !superseded.contains(member.index) {
      path.enter(member)
      if let index = node.index(of: member), let slot = node.children[index].slot {
        read(member.value, node.children[index], slot, into: &facts)
      } else if let unknown = readDotted(member, node, isOpen: isOpen, into: &facts) {
        findings.append(
          ShapeFinding(
            kind: .unknownKey(known: unknown.known), key: unknown.key, place: member.keyPlace,
            pointer: path.pointer(), found: unknown.key))
      }
      path.leave()
    }
  }

  /// Reads a member whose key is no key of the object, but may be a dotted name; returns it if it
  /// is not known.
  private mutating func readDotted(
    _ member: JSONMember, _ node: FactTree.Node, isOpen: Bool, into facts: inout Evaluation
  ) -> (key: String, known: [String])? {
    let key = member.key
    guard allowsDottedNames, key.utf8.contains(UInt8(ascii: ".")) else {
      return isOpen ? nil : (key, node.keys)
    }
    if dottedNames[node.slot] == nil { dottedNames[node.slot] = node.dottedNames }
    var above: [FactTree.Node] = []
    var level = node
    var isOpen = isOpen
    for part in key.split(separator: ".", omittingEmptySubsequences: false) {
      guard let child = level.children.first(where: { $0.key == part }), let slot = child.slot
      else {
        return isOpen ? nil : (key, dottedNames[node.slot] ?? [])
      }
      above.append(child)
      level = child
      isOpen = compiled.policy.inputs[slot].isOpen
    }
    readDotted(member, above, into: &facts)
    return nil
  }

  /// Reads the value of the last of `nodes`, each of which is in the one before.
  private mutating func readDotted(
    _ member: JSONMember, _ nodes: [FactTree.Node], into facts: inout Evaluation
  ) {
    for slot in nodes.dropLast().compactMap(\.slot) where facts.values[slot].kind != .object {
      facts.set(slot, to: .object)
      facts.locate(slot, at: member.value)
    }
    if let node = nodes.last, let slot = node.slot { read(member.value, node, slot, into: &facts) }
  }

  private mutating func value(
    _ json: JSONValue, slot: Int, key: String, into facts: inout Evaluation
  ) -> Value {
    if json.kind == .null {
      report(.null, key: key, json)
      return .null
    }
    let type = compiled.policy.inputs[slot].typing.type
    switch (type, json.kind) {
    case (.string, .string): return .string(json.withUTF8 { facts.strings.intern($0) })
    case (.boolean, .boolean): return .boolean(json.boolean ?? false)
    case (.integer, .number), (.number, .number): return number(json, slot: slot, key: key)
    case (.object, .object): return .object
    case (.list, .array):
      readElements(of: json, slot: slot, into: &facts)
      return .list
    default:
      report(.wrongType(compiled.policy.inputs[slot].typing), key: key, json)
      return .mistyped
    }
  }

  private mutating func number(_ json: JSONValue, slot: Int, key: String) -> Value {
    do {
      let number = try json.readNumber()
      if compiled.policy.inputs[slot].typing.type == .number || number.isWhole {
        return .number(number)
      }
      report(.wrongType(compiled.policy.inputs[slot].typing), key: key, json)
    } catch .outOfRange {
      report(.numberTooLarge, key: key, json)
    } catch {
      report(.wrongType(compiled.policy.inputs[slot].typing), key: key, json)
    }
    return .mistyped
  }

  private mutating func readElements(
    of array: JSONValue, slot: Int, into facts: inout Evaluation
  ) {
    guard let list = compiled.facts.lists[slot] else { return }
    if compiled.policy.inputs[slot].list == nil { facts.elements[list].removeAll() }
    for (index, element) in array.elements.enumerated() {
      path.enter(index)
      readElement(element, list, into: &facts)
      facts.addElement(to: list, at: element)
      path.leave()
    }
  }

  private mutating func readElement(
    _ element: JSONValue, _ list: Int, into facts: inout Evaluation
  ) {
    let node = compiled.facts.elements[list]
    if let slot = node.slot {
      read(element, node, slot, into: &facts)
    } else if element.kind == .object {
      readMembers(of: element, node, isOpen: false, into: &facts)
    } else {
      report(element.kind == .null ? .null : .wrongType(Typing(.object)), key: node.key, element)
    }
  }

  private mutating func report(_ kind: ShapeFinding.Kind, key: String, _ value: JSONValue) {
    findings.append(
      ShapeFinding(
        kind: kind, key: key, place: value.place, pointer: path.pointer(),
        found: Words.excerpt(value.text)))
  }
}
