extension BundleReader {
  mutating func typing() throws(BundleError) -> Typing {
    let token = line.peek
    guard let type = ValueType(rawValue: line.keyword()) else {
      throw line.expected(.type, found: token)
    }
    var typing = Typing(type)
    if line.take("unit") { typing.unit = try line.name() }
    if line.take("values") { typing.values = try strings() }
    if line.take("range") { typing.range = try numbers() }
    return typing
  }

  /// The strings that follow, at least one.
  mutating func strings() throws(BundleError) -> [StringID] {
    var ids = [try stringID(suffix: "")]
    while line.isAtString { ids.append(try stringID(suffix: "")) }
    return ids
  }

  private func stringID(
    _ token: ArraySlice<UInt8>?, suffix: String
  ) throws(BundleError) -> StringID? {
    guard let token, let content = BundleWords.content(of: token) else {
      throw line.expected(.string, found: token)
    }
    guard content.rest.elementsEqual(suffix.utf8) else { return nil }
    guard let id = policy.strings.find(content.text) else {
      throw line.error(.unknownName(content.text))
    }
    return id
  }

  private mutating func stringID(suffix: String) throws(BundleError) -> StringID {
    guard line.isAtString else { throw line.expected(.string) }
    let token = line.next()
    guard let id = try stringID(token, suffix: suffix) else {
      throw line.expected(.string, found: token)
    }
    return id
  }

  /// `none`, or intervals with commas: `..-1,5,7..9`.
  private mutating func numbers() throws(BundleError) -> NumberSet {
    if line.take("none") { return .none }
    let token = line.next() ?? []
    var intervals: [NumberSet.Interval] = []
    for part in token.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let interval = BundleReader.interval(part) else {
        throw line.expected(.numbers, found: token)
      }
      intervals.append(interval)
    }
    return NumberSet(intervals)
  }

  private static func interval(_ text: ArraySlice<UInt8>) -> NumberSet.Interval? {
    let dot = UInt8(ascii: ".")
    let gap = text.indices.dropLast().first { text[$0] == dot && text[$0 + 1] == dot }
    guard let gap else {
      return number(text).map { NumberSet.Interval(low: $0, high: $0) }
    }
    let low = text[..<gap]
    let high = text[(gap + 2)...]
    guard let low = low.isEmpty ? .lowest : number(low),
      let high = high.isEmpty ? .highest : number(high), low <= high
    else { return nil }
    return NumberSet.Interval(low: low, high: high)
  }

  private static func number(_ text: ArraySlice<UInt8>) -> FixedPoint? {
    try? FixedPoint(reading: text)
  }

  mutating func valueSet() throws(BundleError) -> ValueSet {
    var set = ValueSet()
    guard !line.isAtEnd else { throw line.expected(.set) }
    while !line.isAtEnd {
      let token = line.peek
      switch line.keyword() {
      case "none": break
      case "missing": set.absence.insert(.missing)
      case "null": set.absence.insert(.null)
      case "mistyped": set.absence.insert(.mistyped)
      case "absent": set.absence = .all
      case "present": set.present = .all
      case "booleans": set.present = .booleans(booleans())
      case "numbers": set.present = .numbers(try numbers())
      case "strings": set.present = .strings(try stringSet())
      default: throw line.expected(.set, found: token)
      }
    }
    return set
  }

  private mutating func booleans() -> Set<Bool> {
    var set: Set<Bool> = []
    if line.take("false") { set.insert(false) }
    if line.take("true") { set.insert(true) }
    return set
  }

  private mutating func stringSet() throws(BundleError) -> StringSet {
    var set = StringSet(try part())
    while line.take("or") { set = set.union(StringSet(try part())) }
    return set
  }

  private mutating func part() throws(BundleError) -> StringSet.Part {
    var part = StringSet.Part(isNegated: line.take("not"))
    while line.isAtString {
      let token = line.next()
      if let literal = try stringID(token, suffix: "") {
        part.literals.insert(literal)
      } else if let prefix = try stringID(token, suffix: "*") {
        part.prefixes.insert(prefix)
      } else {
        throw line.expected(.string, found: token)
      }
    }
    return part
  }

  mutating func value() throws(BundleError) -> Value {
    if line.isAtString { return .string(try stringID(suffix: "")) }
    let token = line.next()
    switch token.map({ String(decoding: $0, as: UTF8.self) }) {
    case "missing": return .missing
    case "null": return .null
    case "mistyped": return .mistyped
    case "object": return .object
    case "list": return .list
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      guard let number = token.flatMap(BundleReader.number) else {
        throw line.expected(.value, found: token)
      }
      return .number(number)
    }
  }
}
