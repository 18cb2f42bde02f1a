/// The elements of a list fact: rows of as many values as an element has fields.
package struct ElementRows: Hashable, Sendable {
  package let fields: Int
  package private(set) var count = 0
  private var values: [Value] = []

  package init(fields: Int) { self.fields = fields }

  package mutating func append(_ row: [Value]) {
    values += row
    count += 1
  }

  package mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    count = 0
  }

  package subscript(element: Int, field: Int) -> Value { values[element * fields + field] }
}
