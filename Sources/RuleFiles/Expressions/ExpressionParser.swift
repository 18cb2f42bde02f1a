import DecisionTables

/// Reads the text of an expression by recursive descent, a function a rule of the grammar.
///
///     expression  = conditional | disjunction
///     conditional = "if" expression "then" expression "else" expression
///     disjunction = conjunction {"or" conjunction}
///     conjunction = negation {"and" negation}
///     negation    = "not" negation | comparison
///     comparison  = sum [("=" | "!=" | "<" | "<=" | ">" | ">=") sum]
///     sum         = product {("+" | "-") product}
///     product     = sign {("*" | "/") sign}
///     sign        = "-" sign | primary
///     primary     = name | number | string | "true" | "false" | "absent"
///                 | "(" expression ")" | function "(" expression {"," expression} ")"
struct ExpressionParser {
  typealias Fault = ExpressionLexer.Fault

  /// How deep expressions may nest.
  static let depthLimit = 64
  /// How many tokens they may have: what bounds the depth of long sums, too.
  static let tokenLimit = 1_000

  private let tokens: [Token]
  private var next = 0
  private var depth = 0

  static func parse(_ text: String) throws(Fault) -> ExpressionSyntax {
    var lexer = ExpressionLexer(text)
    var parser = ExpressionParser(try lexer.tokens(limit: tokenLimit))
    let expression = try parser.expression()
    try parser.expectEnd()
    return expression
  }

  private init(_ tokens: [Token]) { self.tokens = tokens }

  private var token: Token { tokens[next] }
  private mutating func advance() { if next < tokens.count - 1 { next += 1 } }

  private mutating func take(_ symbol: String) -> Bool {
    guard token.isSymbol(symbol) else { return false }
    advance()
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard token.isWord(word) else { return false }
    advance()
    return true
  }

  private func unexpected() -> Fault {
    switch token.kind {
    case .end: Fault(problem: .unexpectedEnd, range: token.range)
    case .name(let text), .number(let text), .symbol(let text):
      Fault(problem: ExpressionParser.problem(of: text), range: token.range)
    case .string(let text): Fault(problem: .unexpected("\"\(text)\""), range: token.range)
    }
  }

  private static func problem(of text: String) -> RuleFault.ExpressionProblem {
    ["==", "&&", "||", "<>", "!"].contains(text) ? .foreignOperator(text) : .unexpected(text)
  }

  private mutating func expectEnd() throws(Fault) {
    if token.kind != .end { throw unexpected() }
  }

  private mutating func expect(_ symbol: String) throws(Fault) {
    if !take(symbol) { throw unexpected() }
  }

  private mutating func expectWord(_ word: String) throws(Fault) {
    if !takeWord(word) { throw unexpected() }
  }

  private mutating func enter() throws(Fault) {
    depth += 1
    guard depth <= ExpressionParser.depthLimit else {
      throw Fault(problem: .tooDeep(limit: ExpressionParser.depthLimit), range: token.range)
    }
  }

  private mutating func expression() throws(Fault) -> ExpressionSyntax {
    try enter()
    defer { depth -= 1 }
    let start = token.range.lowerBound
    guard takeWord("if") else { return try disjunction() }
    let condition = try expression()
    try expectWord("then")
    let yes = try expression()
    try expectWord("else")
    let no = try expression()
    return .conditional(condition, yes, no, start..<no.range.upperBound)
  }

  private mutating func disjunction() throws(Fault) -> ExpressionSyntax {
    var left = try conjunction()
    while takeWord("or") { left = join(.or, left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws(Fault) -> ExpressionSyntax {
    var left = try negation()
    while takeWord("and") { left = join(.and, left, try negation()) }
    return left
  }

  private mutating func negation() throws(Fault) -> ExpressionSyntax {
    let start = token.range.lowerBound
    guard takeWord("not") else { return try comparison() }
    try enter()
    defer { depth -= 1 }
    let operand = try negation()
    return .unary(.not, operand, start..<operand.range.upperBound)
  }

  private mutating func comparison() throws(Fault) -> ExpressionSyntax {
    let left = try sum()
    guard let comparison = takeComparison() else { return left }
    let result = join(comparison, left, try sum())
    if case .symbol(let text) = token.kind,
      ExpressionSyntax.BinaryOperator(rawValue: text)?.isComparison == true
    {
      throw Fault(problem: .chainedComparison, range: token.range)
    }
    return result
  }

  private mutating func takeComparison() -> ExpressionSyntax.BinaryOperator? {
    guard case .symbol(let text) = token.kind,
      let found = ExpressionSyntax.BinaryOperator(rawValue: text), found.isComparison
    else { return nil }
    advance()
    return found
  }

  private mutating func sum() throws(Fault) -> ExpressionSyntax {
    var left = try product()
    while true {
      if take("+") {
        left = join(.add, left, try product())
      } else if take("-") {
        left = join(.subtract, left, try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws(Fault) -> ExpressionSyntax {
    var left = try sign()
    while true {
      if take("*") {
        left = join(.multiply, left, try sign())
      } else if take("/") {
        left = join(.divide, left, try sign())
      } else {
        return left
      }
    }
  }

  private mutating func sign() throws(Fault) -> ExpressionSyntax {
    let start = token.range.lowerBound
    guard take("-") else { return try primary() }
    try enter()
    defer { depth -= 1 }
    let operand = try sign()
    return .unary(.negate, operand, start..<operand.range.upperBound)
  }

  private mutating func primary() throws(Fault) -> ExpressionSyntax {
    let token = token
    switch token.kind {
    case .number(let text):
      advance()
      return .number(text, token.range)
    case .string(let text):
      advance()
      return .string(text, token.range)
    case .name(let text): return try named(text, token.range)
    case .symbol("("):
      advance()
      let inner = try expression()
      try expect(")")
      return inner
    case .symbol, .end: throw unexpected()
    }
  }

  private static let keywords: Set<String> = ["if", "then", "else", "and", "or", "not"]

  private mutating func named(_ text: String, _ range: Range<Int>) throws(Fault)
    -> ExpressionSyntax
  {
    if ExpressionParser.keywords.contains(text) { throw unexpected() }
    advance()
    switch text {
    case "true": return .boolean(true, range)
    case "false": return .boolean(false, range)
    case "absent": return .absent(range)
    default: break
    }
    guard token.isSymbol("(") else { return .name(text, range) }
    guard let function = ExpressionFunction(rawValue: text) else {
      let known = ExpressionFunction.allCases.map(\.rawValue)
      throw Fault(problem: .unknownFunction(text, known: known), range: range)
    }
    return try call(function, range)
  }

  private mutating func call(
    _ function: ExpressionFunction, _ range: Range<Int>
  ) throws(Fault) -> ExpressionSyntax {
    try expect("(")
    var operands: [ExpressionSyntax] = []
    if !token.isSymbol(")") {
      operands.append(try expression())
      while take(",") { operands.append(try expression()) }
    }
    let end = token.range.upperBound
    try expect(")")
    guard function.operandCount.contains(operands.count) else {
      let problem = RuleFault.ExpressionProblem.operandCount(
        function: function.rawValue, expected: function.operandPhrase, found: operands.count)
      throw Fault(problem: problem, range: range.lowerBound..<end)
    }
    return .call(function, operands, range.lowerBound..<end)
  }

  private func join(
    _ operation: ExpressionSyntax.BinaryOperator, _ left: ExpressionSyntax,
    _ right: ExpressionSyntax
  ) -> ExpressionSyntax {
    .binary(operation, left, right, left.range.lowerBound..<right.range.upperBound)
  }
}

extension ExpressionSyntax.BinaryOperator {
  var isComparison: Bool {
    switch self {
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .add, .subtract, .multiply, .divide, .and, .or: false
    }
  }
}
