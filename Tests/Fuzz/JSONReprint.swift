import DecisionTables

/// A JSON value written in one line, its strings as the reader decoded them.
struct JSONReprint {
  private var text = ""

  static func text(of value: JSONValue) -> String {
    var reprint = JSONReprint()
    reprint.write(value)
    return reprint.text
  }

  /// As deep as the reader takes.
  private mutating func write(_ value: JSONValue) {
    switch value.kind {
    case .object:
      text += "{"
      for (index, member) in value.members.enumerated() {
        text += index == 0 ? "" : ","
        write(member.key)
        text += ":"
        write(member.value)
      }
      text += "}"
    case .array:
      text += "["
      for (index, element) in value.elements.enumerated() {
        text += index == 0 ? "" : ","
        write(element)
      }
      text += "]"
    case .string: write(value.string ?? "")
    case .number, .boolean, .null: text += value.text
    }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
