/// Sorts the values of one column into classes that no test of the table tells apart inside.
///
/// Classes of numbers are in ascending order, so neighbours form ranges. A name of type `integer`
/// has classes of whole numbers only.
package struct Classifier: ClassMemory, Sendable {
  /// A value of each class; strings are interned in the pool that built the classifier.
  package internal(set) var representatives: [Value] = []
  var column = ColumnClasses()
  var words: [Int32] = []
  var sorted: [Int64] = []
  /// Whether the column has classes of whole numbers only.
  let isWhole: Bool
  private(set) var firstPresent = 0

  package var count: Int { representatives.count }

  package init(type: ValueType, sets: [ValueSet], strings: inout StringPool) {
    isWhole = type == .integer
    let absent = addAbsent(sets)
    firstPresent = count
    column.first = Int32(truncatingIfNeeded: count)
    switch type {
    case .boolean:
      column.kind = .boolean
      representatives += [.boolean(false), .boolean(true)]
    case .integer, .number: addNumbers(sets)
    case .string: addStrings(sets, &strings)
    case .object: representatives.append(.object)
    case .list:
      column.kind = .list
      representatives.append(.list)
    case .text, .pointer: column.first = absent[0]
    }
    // Whatever is of another type than the name counts as mistyped.
    column.kinds = Int32(truncatingIfNeeded: words.count)
    words += Value.Kind.allCases.map { absent[min(Int($0.rawValue), absent.count - 1)] }
  }

  func word(at index: Int32) -> Int32 { words[Int(index)] }
  func sorted(at index: Int32) -> Int64 { sorted[Int(index)] }

  package func classIndex(of value: Value, in strings: StringPool) -> Int {
    Int(classIndex(of: value, column) { strings.string($0, hasPrefix: $1) })
  }

  /// The classes of absent values come first; these are the others.
  package var presentClasses: Range<Int> { firstPresent..<count }

  /// The classes of missing, null and mistyped.
  private mutating func addAbsent(_ sets: [ValueSet]) -> [Int32] {
    let kinds: [(ValueSet.Absence, Value)] = [
      (.missing, .missing), (.null, .null), (.mistyped, .mistyped),
    ]
    var classOfSignature: [[Bool]: Int32] = [:]
    return kinds.map { kind, value in
      let signature = sets.map { $0.absence.contains(kind) }
      if let known = classOfSignature[signature] { return known }
      let new = Int32(truncatingIfNeeded: count)
      classOfSignature[signature] = new
      representatives.append(value)
      return new
    }
  }
}
