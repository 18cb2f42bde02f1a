import DecisionTables

/// YAML facts as the JSON that they stand for, so that both are read by one reader, and the way
/// back.
struct FactsText {
  /// A key or value of the JSON text, and what it was written for.
  private struct Spot {
    let offset: Int
    let key: Place
    let value: YAMLNode
  }

  private(set) var json = ""
  /// By offset.
  private var spots: [Spot] = []

  init(of node: YAMLNode) { write(node) }

  /// The key and the value behind a place in the JSON text, if one begins there.
  func target(of place: Place) -> (key: Place, value: YAMLNode)? {
    let offset = place.range.lowerBound
    let index = spots.firstBehind { $0.offset >= offset }
    guard index < spots.count, spots[index].offset == offset else { return nil }
    return (spots[index].key, spots[index].value)
  }

  private mutating func write(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): write(scalar)
    case .sequence(let nodes):
      json += "["
      for (index, node) in nodes.enumerated() {
        if index > 0 { json += "," }
        note(node.place, node)
        write(node)
      }
      json += "]"
    case .mapping(let pairs):
      json += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { json += "," }
        note(pair.keyPlace, pair.value)
        write(quoted: pair.key)
        json += ":"
        note(pair.keyPlace, pair.value)
        write(pair.value)
      }
      json += "}"
    }
  }

  private mutating func note(_ key: Place, _ value: YAMLNode) {
    spots.append(Spot(offset: json.utf8.count, key: key, value: value))
  }

  /// Unquoted numbers, `true`, `false` and `null` are what JSON makes of them.
  private mutating func write(_ scalar: YAMLScalar) {
    guard scalar.isPlain else { return write(quoted: scalar.text) }
    do {
      guard !["true", "false", "null"].contains(scalar.text) else { return json += scalar.text }
      _ = try FixedPoint(reading: scalar.text.utf8)
    } catch FixedPoint.ReadingError.notANumber {
      return write(quoted: scalar.text)
    } catch {}
    json += scalar.text
  }

  private mutating func write(quoted text: String) {
    json += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    json += "\""
  }
}
