/// Writes an object with a list that is too long to be kept: its elements are written as they come.
struct JSONListWriter {
  /// In how many others the object stands.
  private let depth: Int
  private var isEmpty = true

  /// Writes what stands before the elements of the list `key`.
  init(
    _ members: [(key: String, value: JSONOutput)], list key: String, depth: Int = 0,
    _ output: inout Output
  ) {
    self.depth = depth
    output.write("{\n")
    for member in members { output.write(indent(1) + text(of: member) + ",\n") }
    output.write("\(indent(1))\(JSONOutput.quoted(key)): [")
  }

  /// Writes elements that are text already, as ``text(of:depth:)`` makes it.
  mutating func append(_ elements: [String], _ output: inout Output) {
    for element in elements {
      beginElement(&output)
      output.write(element)
    }
  }

  /// Writes what stands before an element that is written piece by piece.
  mutating func beginElement(_ output: inout Output) {
    output.write((isEmpty ? "\n" : ",\n") + indent(2))
    isEmpty = false
  }

  /// Writes what stands after the list, and ends the object.
  func close(_ members: [(key: String, value: JSONOutput)], _ output: inout Output) {
    output.write(isEmpty ? "]" : "\n\(indent(1))]")
    for member in members { output.write(",\n" + indent(1) + text(of: member)) }
    output.write("\n\(indent(0))}" + (depth == 0 ? "\n" : ""))
  }

  /// An element as it stands in the list of an object that is in `depth` others.
  static func text(of element: JSONOutput, depth: Int = 0) -> String {
    element.text(indent: depth + 2)
  }

  private func text(of member: (key: String, value: JSONOutput)) -> String {
    "\(JSONOutput.quoted(member.key)): \(member.value.text(indent: depth + 1))"
  }

  private func indent(_ more: Int) -> String { String(repeating: "  ", count: depth + more) }
}
