/// A random JSON value with one of the many ways to write it.
struct JSONSample {
  indirect enum Value {
    case object([(key: String, value: JSONSample)])
    case array([JSONSample])
    case string(String)
    case number
    case boolean(Bool)
    case null
  }

  let value: Value
  /// The value as written, without white space around it.
  let text: String

  /// A value with at most `depth` containers in one another.
  static func random(depth: Int, using random: inout SeededGenerator) -> JSONSample {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
    case 0: return JSONSample(value: .null, text: "null")
    case 1:
      let isTrue = Bool.random(using: &random)
      return JSONSample(value: .boolean(isTrue), text: isTrue ? "true" : "false")
    case 2: return JSONSample(value: .number, text: number(using: &random))
    case 3, 4:
      let string = string(using: &random)
      return JSONSample(value: .string(string), text: written(string, using: &random))
    case 5, 6: return array(depth: depth, using: &random)
    default: return object(depth: depth, using: &random)
    }
  }

  static func space(using random: inout SeededGenerator) -> String {
    guard random.oneIn(3) else { return "" }
    return (0..<Int.random(in: 1...3, using: &random))
      .map { _ in [" ", "\n", "\r\n", "\t"].randomElement(using: &random) ?? "" }.joined()
  }

  private static func array(depth: Int, using random: inout SeededGenerator) -> JSONSample {
    var elements: [JSONSample] = []
    var parts: [String] = []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let element = Self.random(depth: depth - 1, using: &random)
      elements.append(element)
      parts.append(space(using: &random) + element.text + space(using: &random))
    }
    let inside = parts.isEmpty ? space(using: &random) : parts.joined(separator: ",")
    return JSONSample(value: .array(elements), text: "[\(inside)]")
  }

  private static func object(depth: Int, using random: inout SeededGenerator) -> JSONSample {
    var members: [(key: String, value: JSONSample)] = []
    var parts: [String] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let key = string(using: &random)
      let value = Self.random(depth: depth - 1, using: &random)
      members.append((key, value))
      let writtenKey = space(using: &random) + written(key, using: &random) + space(using: &random)
      parts.append(writtenKey + ":" + space(using: &random) + value.text + space(using: &random))
    }
    let inside = parts.isEmpty ? space(using: &random) : parts.joined(separator: ",")
    return JSONSample(value: .object(members), text: "{\(inside)}")
  }

  private static func number(using random: inout SeededGenerator) -> String {
    let bits = UInt64.random(in: 0...63, using: &random)
    var text = random.oneIn(2) ? "-" : ""
    text += String(UInt64.random(in: 0...UInt64.max, using: &random) >> bits)
    if random.oneIn(2) { text += "." + String(UInt16.random(in: 0...UInt16.max, using: &random)) }
    if random.oneIn(3) { text += ["e7", "E-7", "e+07"].randomElement(using: &random) ?? "" }
    return text
  }

  private static func string(using random: inout SeededGenerator) -> String {
    let alphabet: [Unicode.Scalar] = [
      "a", "b", "c", "\"", "\\", "/", "\n", "\t", "\0", "\u{1F}", "\u{7F}", "é", "€", "😀", "~",
      " ", "\u{D7FF}", "\u{E000}", "\u{10FFFF}", "{", "]", ",", ":", "x", "y", "z",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      text.append(alphabet.randomElement(using: &random) ?? "a")
    }
    return String(text)
  }

  private static func written(_ text: String, using random: inout SeededGenerator) -> String {
    let short: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\n": "\\n", "\t": "\\t",
    ]
    var result = "\""
    for scalar in text.unicodeScalars {
      if let short = short[scalar], random.oneIn(2) {
        result += short
      } else if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || random.oneIn(6) {
        result += escape(scalar, isUpper: random.oneIn(2))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar, isUpper: Bool) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: isUpper)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
