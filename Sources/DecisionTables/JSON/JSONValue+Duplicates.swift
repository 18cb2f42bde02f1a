extension JSONValue {
  /// The tokens of the keys of an object that count for nothing, because an equal one follows.
  var supersededKeys: Set<Int> {
    guard token.kind == .object, token.hasDuplicates else { return [] }
    var last: [Int: Int] = [:]
    var superseded: Set<Int> = []
    for member in members {
      let token = document.tape[member.index]
      guard token.isDuplicate else { continue }
      superseded.insert(last[token.next] ?? token.next)
      last[token.next] = member.index
    }
    return superseded
  }
}
