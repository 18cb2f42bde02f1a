/// A line `name = value`, perhaps with a note about the value.
struct ValueRow {
  let name: String
  let value: String
  var note = ""

  /// The rows below each other, their columns aligned.
  static func text(of rows: [ValueRow], indent: String, _ terminal: Terminal) -> String {
    let names = rows.map(\.name.count).max() ?? 0
    let values = rows.filter { !$0.note.isEmpty }.map(\.value.count).max() ?? 0
    return rows.map { row in
      let name = row.name.padded(to: names)
      let value = HarmlessText.of(row.value)
      guard !row.note.isEmpty else { return "\(indent)\(name) = \(value)\n" }
      let note = terminal.styled("(\(row.note))", .dim)
      return "\(indent)\(name) = \(value.padded(to: values)) \(note)\n"
    }.joined()
  }
}

extension String {
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}
