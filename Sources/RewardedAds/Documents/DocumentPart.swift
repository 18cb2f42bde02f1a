import DecisionTables

/// A value of a document together with its JSON Pointer.
///
/// The pointer grows on the way down, since asking a value for it walks the document again.
struct DocumentPart: Sendable {
  let value: JSONValue
  let pointer: String

  init(root: JSONValue) { self.init(root, at: "") }

  private init(_ value: JSONValue, at pointer: String) {
    self.value = value
    self.pointer = pointer
  }

  /// The member `key`, null or not; nil when there is none.
  subscript(key: String) -> DocumentPart? {
    value[key].map { DocumentPart($0, at: pointer + "/" + key) }
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
    value.elements.enumerated().map { DocumentPart($1, at: "\(pointer)/\($0)") }
  }

  /// The values of an object in the order of the text; of equal keys the last one's.
  var memberValues: [DocumentPart] {
    var last: [String: Int] = [:]
    let members = Array(value.members)
    for (position, member) in members.enumerated() { last[member.key] = position }
    return members.enumerated().compactMap { position, member in
      let key = member.key
      guard last[key] == position else { return nil }
      return DocumentPart(member.value, at: pointer + "/" + DocumentPart.escaped(key))
    }
  }

  /// `key` as a reference token of RFC 6901.
  private static func escaped(_ key: String) -> String {
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
