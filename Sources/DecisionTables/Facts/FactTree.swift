/// The declared facts as nested objects: what a facts document may hold, and where.
package struct FactTree: Sendable {
  /// A key of an object that the policy knows.
  package struct Node: Sendable {
    package let key: String
    package let slot: Int
    package var children: [Node] = []
  }

  /// The outermost objects and facts.
  package private(set) var roots: [Node] = []
  /// The fields of an element of each list.
  package private(set) var elements: [[Node]] = []
  /// The slot of the object that a fact is a key of.
  package private(set) var parents: [Int?]

  package init(_ policy: Policy) {
    parents = Array(repeating: nil, count: policy.inputs.count)
    elements = policy.lists.map { _ in [] }
    for (slot, input) in policy.inputs.enumerated() {
      if let list = input.list {
        let path = input.name == policy.lists[list].element ? [] : input.path.dropFirst()
        FactTree.insert(slot, ArraySlice(path), into: &elements[list])
      } else {
        FactTree.insert(slot, ArraySlice(input.path), into: &roots)
      }
    }
    for root in roots { connect(root) }
  }

  package func root(named key: String) -> Node? { roots.first { $0.key == key } }

  /// Objects are declared before what is in them.
  private static func insert(_ slot: Int, _ path: ArraySlice<String>, into nodes: inout [Node]) {
    guard let key = path.first else {
      nodes.append(Node(key: "", slot: slot))
      return
    }
    if path.count > 1, let index = nodes.firstIndex(where: { $0.key == key }) {
      insert(slot, path.dropFirst(), into: &nodes[index].children)
    } else {
      nodes.append(Node(key: path.joined(separator: "."), slot: slot))
    }
  }

  private mutating func connect(_ node: Node) {
    for child in node.children {
      parents[child.slot] = node.slot
      connect(child)
    }
  }
}
