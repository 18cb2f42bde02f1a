import DecisionTables

extension JSONOutput {
  /// The value as JSON text (RFC 8259), one element a line, indented by two spaces.
  var text: String {
    text(indent: 0) + "\n"
  }

  /// The value as it stands inside so many others; its first line is not indented.
  func text(indent: Int) -> String {
    var writer = JSONWriter(indent: indent)
    writer.write(self)
    return writer.text
  }

  /// A string as JSON writes it.
  static func quoted(_ text: String) -> String { JSONOutput.string(text).text(indent: 0) }
}

private struct JSONWriter {
  private(set) var text = ""
  private var indent: Int

  init(indent: Int) { self.indent = indent }

  mutating func write(_ value: JSONOutput) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.description
    case .raw(let token): text += token
    case .string(let value): write(quoted: value)
    case .array(let elements):
      write(elements, between: "[", "]") { writer, element in writer.write(element) }
    case .object(let members):
      write(members, between: "{", "}") { writer, member in
        writer.write(quoted: member.key)
        writer.text += ": "
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], between open: String, _ close: String,
    _ writeItem: (inout JSONWriter, Item) -> Void
  ) {
    text += open
    indent += 1
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      breakLine()
      writeItem(&self, item)
    }
    indent -= 1
    if !items.isEmpty { breakLine() }
    text += close
  }

  private mutating func breakLine() {
    text += "\n" + String(repeating: "  ", count: indent)
  }

  private mutating func write(quoted string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where HarmlessText.isHarmful(scalar): escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
