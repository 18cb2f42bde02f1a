/// The elements of a list fact: rows of as many values as an element has fields.
package struct ElementRows: Hashable, Sendable {
  package let fields: Int
  package private(set) var count = 0
  private var values: [Value] = []
  /// The token of each field in the document that it was read from, and after those of a row that
  /// of the element; -1 for what is not there.
  private var locations: [Int32] = []

  package init(fields: Int) { self.fields = fields }

  package mutating func append(_ row: [Value]) {
    for value in row { append(value, at: -1) }
    endRow(at: -1)
  }

  mutating func append(_ value: Value, at location: Int32) {
    values.append(value)
    locations.append(location)
  }

  mutating func endRow(at location: Int32) {
    locations.append(location)
    count += 1
  }

  package mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    locations.removeAll(keepingCapacity: true)
    count = 0
  }

  package subscript(element: Int, field: Int) -> Value { values[element * fields + field] }

  func location(of field: Int, in element: Int) -> Int32 {
    locations[element * (fields + 1) + field]
  }

  func location(of element: Int) -> Int32 { location(of: fields, in: element) }
}

/// An element of a list that a result is about.
package struct ListElement: Hashable, Sendable {
  /// An index of ``Policy/lists``.
  package let list: Int
  package let index: Int
}
