/// The declared facts as nested objects: what a facts document may hold, and where.
package struct FactTree: Sendable {
  /// A key of an object that the policy knows, or an element of a list.
  package struct Node: Sendable {
    /// For an element what a decision calls it.
    package let key: String
    /// Nil for an element that is not declared itself, only its fields.
    package let slot: Int?
    package fileprivate(set) var children: [Node] = []
    /// The keys of the children.
    package fileprivate(set) var keys: [String] = []

    /// The names of all that is in it, each from here on.
    package var dottedNames: [String] {
      children.flatMap { child in [child.key] + child.dottedNames.map { "\(child.key).\($0)" } }
    }

    /// The child that the key of `member` names.
    func index(of member: JSONMember) -> Int? {
      for index in keys.indices where member.keyEquals(keys[index]) { return index }
      return nil
    }
  }

  /// Holds the outermost objects and facts.
  package private(set) var root = Node(key: "", slot: nil)
  /// An element of each list.
  package private(set) var elements: [Node] = []
  /// The slot of the object, or of the list, that a fact is in.
  package private(set) var parents: [Int?]
  /// The list that a slot holds.
  package private(set) var lists: [Int?]

  package init(_ policy: Policy) {
    parents = Array(repeating: nil, count: policy.slots.count)
    lists = Array(repeating: nil, count: policy.slots.count)
    elements = policy.lists.map { list in
      Node(key: list.element, slot: list.fields.first { policy.inputs[$0].name == list.element })
    }
    for (index, list) in policy.lists.enumerated() { lists[list.slot] = index }
    for (slot, input) in policy.inputs.enumerated() {
      guard let list = input.list else {
        FactTree.insert(slot, ArraySlice(input.path), into: &root)
        continue
      }
      let path = input.path.dropFirst()
      if !path.isEmpty { FactTree.insert(slot, path, into: &elements[list]) }
    }
    connect(root, in: nil)
    for (element, list) in zip(elements, policy.lists) {
      if let slot = element.slot { parents[slot] = list.slot }
      connect(element, in: element.slot ?? list.slot)
    }
  }

  package func root(named key: String) -> Node? { root.children.first { $0.key == key } }

  /// Objects are declared before what is in them.
  private static func insert(_ slot: Int, _ path: ArraySlice<String>, into node: inout Node) {
    if path.count > 1, let index = node.keys.firstIndex(of: path[path.startIndex]) {
      insert(slot, path.dropFirst(), into: &node.children[index])
    } else {
      let child = Node(key: path.joined(separator: "."), slot: slot)
      node.keys.append(child.key)
      node.children.append(child)
    }
  }

  private mutating func connect(_ node: Node, in parent: Int?) {
    for child in node.children {
      if let slot = child.slot { parents[slot] = parent }
      connect(child, in: child.slot ?? parent)
    }
  }
}
