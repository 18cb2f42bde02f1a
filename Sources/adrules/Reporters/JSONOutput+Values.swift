import DecisionTables

extension JSONOutput {
  /// A value of an evaluation; what is not there is null.
  init(_ value: DecisionTables.Value, _ evaluation: Evaluation) {
    switch value.kind {
    case .missing, .null, .mistyped, .object, .list: self = .null
    case .boolean: self = .boolean(value.isTrue)
    case .number: self = JSONOutput(value.number)
    case .string: self = .string(evaluation.text(of: value))
    }
  }

  /// An object of values with dotted names, each part an object of its own.
  ///
  /// A name that is also the beginning of another one stays as it is.
  init(nesting values: [(name: String, value: JSONOutput)]) {
    var root: [(key: String, value: JSONOutput)] = []
    for (name, value) in values {
      let isSplit = !values.contains { name.hasPrefix($0.name + ".") }
      let parts = isSplit ? name.split(separator: ".").map(String.init) : [name]
      JSONOutput.insert(value, at: parts[...], into: &root)
    }
    self = .object(root)
  }

  private static func insert(
    _ value: JSONOutput, at parts: ArraySlice<String>,
    into members: inout [(key: String, value: JSONOutput)]
  ) {
    guard let key = parts.first else { return }
    guard parts.count > 1 else { return members.append((key, value)) }
    let index = members.firstIndex { $0.key == key }
    var inner: [(key: String, value: JSONOutput)] = []
    if let index, case .object(let found) = members[index].value { inner = found }
    insert(value, at: parts.dropFirst(), into: &inner)
    if let index {
      members[index].value = .object(inner)
    } else {
      members.append((key, .object(inner)))
    }
  }
}
