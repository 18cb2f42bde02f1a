import DecisionTables

/// A value of a document that knows its JSON Pointer.
///
/// The pointer is worked out when asked for, by a walk from the nearest element of a list above:
/// from the root it would pass all that comes before, for each bid of a long response.
struct DocumentPart: Sendable {
  let value: JSONValue
  /// The token of the root, or of the nearest element above, and its pointer.
  private let start: Int
  private let startPointer: String

  init(root: JSONValue) { self.init(start: root, at: "") }

  private init(start: JSONValue, at pointer: String) {
    value = start
    self.start = start.index
    startPointer = pointer
  }

  private init(_ value: JSONValue, in part: DocumentPart) {
    self.value = value
    start = part.start
    startPointer = part.startPointer
  }

  var pointer: String { startPointer + value.pointer(fromToken: start) }

  /// The member `key`, null or not; nil when there is none.
  subscript(key: String) -> DocumentPart? {
    value[key].map { DocumentPart($0, in: self) }
  }

  /// The member `key` unless it is null, which counts as absent (RA-31).
  func given(_ key: String) -> DocumentPart? {
    guard let part = self[key], part.value.kind != .null else { return nil }
    return part
  }

  /// The member `key` if it is an object.
  func object(_ key: String) -> DocumentPart? {
    guard let part = self[key], part.value.kind == .object else { return nil }
    return part
  }

  /// The elements of an array; none of any other value.
  var elements: [DocumentPart] {
    guard !value.isEmpty else { return [] }
    let pointer = pointer
    return value.elements.enumerated().map { DocumentPart(start: $1, at: "\(pointer)/\($0)") }
  }

  /// The values of an object in the order of the text; of equal keys the last one's.
  var memberValues: [DocumentPart] {
    var last: [String: Int] = [:]
    let members = Array(value.members)
    let pointer = pointer
    for (position, member) in members.enumerated() { last[member.key] = position }
    return members.enumerated().compactMap { position, member in
      let key = member.key
      guard last[key] == position else { return nil }
      return DocumentPart(start: member.value, at: pointer + "/" + JSONDocument.escaped(key))
    }
  }
}
