import DecisionTables

/// A JSON text in the one way in which equal values are written alike: members by their key, the
/// last of a key alone, numbers and strings in one spelling.
enum CanonicalJSON {
  /// The text itself if it is no JSON.
  static func text(_ json: String) -> String {
    let source = SourceText(name: "json", text: json)
    guard let document = try? JSONDocument(source) else { return json }
    return text(document.root)
  }

  /// Recurses as deep as the document, which is bounded when it is read.
  private static func text(_ value: JSONValue) -> String {
    switch value.kind {
    case .null, .boolean: return value.text
    case .number: return value.number.map { "\($0)" } ?? value.text
    case .string: return JSONOutput(value.string).text
    case .array: return "[" + value.elements.map(text).joined(separator: ",") + "]"
    case .object:
      var members: [String: String] = [:]
      for member in value.members { members[member.key] = text(member.value) }
      let sorted = members.sorted { $0.key < $1.key }
      return "{" + sorted.map { JSONOutput($0.key).text + ":" + $0.value }.joined(separator: ",")
        + "}"
    }
  }
}
