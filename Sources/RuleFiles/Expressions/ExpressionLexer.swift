import DecisionTables

/// Splits an expression into tokens.
struct ExpressionLexer {
  /// A fault and where in the text it is.
  struct Fault: Error {
    let problem: RuleFault.ExpressionProblem
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var next = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// All tokens, the end included.
  ///
  /// - Throws: also where there are more than `limit`.
  mutating func tokens(limit: Int) throws(Fault) -> [Token] {
    var tokens: [Token] = []
    while true {
      let token = try token()
      tokens.append(token)
      if token.kind == .end { return tokens }
      guard tokens.count <= limit else {
        throw Fault(problem: .tooLong(limit: limit), range: token.range)
      }
    }
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func token() throws(Fault) -> Token {
    while let byte = byte(at: next), byte == 0x20 || byte == 0x09 || byte == 0x0A { next += 1 }
    let start = next
    guard let first = byte(at: next) else { return Token(kind: .end, range: start..<start) }
    if first.isNameStart { return name(from: start) }
    let isNumber = first.isDigit || (first == UInt8(ascii: ".") && isDigit(at: next + 1))
    if isNumber { return try number(from: start) }
    if first == UInt8(ascii: "\"") { return try string(from: start) }
    return try symbol(from: start)
  }

  /// Parts joined by dots: letters, digits and underscores.
  private mutating func name(from start: Int) -> Token {
    while let byte = byte(at: next) {
      if byte.isNameStart || byte.isDigit {
        next += 1
      } else if byte == UInt8(ascii: "."), self.byte(at: next + 1)?.isNameStart == true {
        next += 1
      } else {
        break
      }
    }
    return Token(kind: .name(text(start..<next)), range: start..<next)
  }

  private mutating func number(from start: Int) throws(Fault) -> Token {
    skipDigits()
    if byte(at: next) == UInt8(ascii: "."), isDigit(at: next + 1) {
      next += 1
      skipDigits()
    }
    skipExponent()
    while let byte = byte(at: next), byte.isNameStart || byte.isDigit { next += 1 }
    let digits = text(start..<next)
    guard (try? FixedPoint(reading: digits.utf8)) != nil else {
      throw Fault(problem: .number(digits), range: start..<next)
    }
    return Token(kind: .number(digits), range: start..<next)
  }

  private func isDigit(at index: Int) -> Bool { byte(at: index)?.isDigit == true }

  private mutating func skipDigits() {
    while isDigit(at: next) { next += 1 }
  }

  private mutating func skipExponent() {
    guard let byte = byte(at: next), byte | 0x20 == UInt8(ascii: "e") else { return }
    let sign = self.byte(at: next + 1)
    let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    guard isDigit(at: next + (hasSign ? 2 : 1)) else { return }
    next += hasSign ? 2 : 1
    skipDigits()
  }

  private mutating func string(from start: Int) throws(Fault) -> Token {
    var content: [UInt8] = []
    next += 1
    while let byte = byte(at: next), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\"), let escaped = self.byte(at: next + 1) {
        content.append(escaped)
        next += 2
      } else {
        content.append(byte)
        next += 1
      }
    }
    guard next < bytes.count else {
      throw Fault(problem: .unclosedString, range: start..<bytes.count)
    }
    next += 1
    return Token(kind: .string(String(decoding: content, as: UTF8.self)), range: start..<next)
  }

  private static let symbols = [
    "==", "!=", "<=", ">=", "<>", "&&", "||", "!", "+", "-", "*", "/", "(", ")", ",", "=", "<", ">",
  ]

  private mutating func symbol(from start: Int) throws(Fault) -> Token {
    for symbol in ExpressionLexer.symbols where bytes[start...].starts(with: symbol.utf8) {
      next += symbol.utf8.count
      return Token(kind: .symbol(symbol), range: start..<next)
    }
    next += 1
    while let byte = byte(at: next), byte & 0xC0 == 0x80 { next += 1 }
    throw Fault(problem: .unexpected(text(start..<next)), range: start..<next)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension UInt8 {
  var isNameStart: Bool {
    let lower = self | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
  }
}
