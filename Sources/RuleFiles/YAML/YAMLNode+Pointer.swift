import DecisionTables

extension YAMLNode {
  /// The key and the value at a JSON Pointer (RFC 6901), if they are there.
  func target(of pointer: String) -> (key: Place, value: YAMLNode)? {
    var found: (key: Place, value: YAMLNode)?
    var node = self
    for part in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let key = part.unescaped
      switch node.content {
      case .mapping(let pairs):
        guard let pair = pairs.first(where: { $0.key == key }) else { return found }
        found = (pair.keyPlace, pair.value)
      case .sequence(let nodes):
        guard let index = Int(key), nodes.indices.contains(index) else { return found }
        found = (nodes[index].place, nodes[index])
      case .scalar: return found
      }
      node = found?.value ?? node
    }
    return found
  }
}

extension Substring {
  /// One part of a JSON Pointer as the key that it stands for.
  fileprivate var unescaped: String {
    var key = String.UnicodeScalarView()
    var rest = unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "~", let code = rest.popFirst() {
        key.append(code == "1" ? "/" : "~")
      } else {
        key.append(scalar)
      }
    }
    return String(key)
  }
}
