import DecisionTables

@testable import RuleFiles

/// What holds of expressions and of tests whatever is written.
enum ExpressionCheck {
  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    checkExpression(text)
    guard text.unicodeScalars.allSatisfy(\.isKeptByYAML) else { return }
    for type in [ValueType.number, .string, .boolean] { checkTest(text, of: type) }
  }

  private static func checkExpression(_ text: String) {
    do throws(ExpressionParser.Fault) {
      let syntax = try ExpressionParser.parse(text)
      demand((0..<text.utf8.count).contains(syntax.range), "an expression lies in its text")
    } catch {
      let range = error.range
      demand((0..<text.utf8.count).contains(range), "\(error.problem) lies in its text")
    }
    guard let bound = try? BoundExpression(text) else { return }
    let notation = bound.notation
    guard let again = try? BoundExpression(notation) else {
      return demand(ExpressionParser.isTooLarge(notation), "`\(notation)` can be read again")
    }
    demand(again.expression == bound.expression, "`\(notation)` is the same")
    demand(again.notation == notation, "`\(notation)` is written as it was read")
  }

  private static func checkTest(_ text: String, of type: ValueType) {
    guard let test = BoundTest([text], of: type), !test.notation.isEmpty else { return }
    guard let again = BoundTest(test.notation, of: type, strings: test.strings) else {
      return demand(false, "\(test.notation) can be read again")
    }
    demand(again.notation == test.notation, "\(test.notation) is written as it was read")
  }
}

extension ExpressionParser {
  /// Whether a text is refused for its size alone: brackets that it was written without count.
  fileprivate static func isTooLarge(_ text: String) -> Bool {
    do throws(Fault) {
      _ = try parse(text)
      return false
    } catch {
      switch error.problem {
      case .tooDeep, .tooLong: return true
      default: return false
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a quoted text keeps it: ends of lines are folded, and control characters refused.
  fileprivate var isKeptByYAML: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format, .unassigned: false
    default: true
    }
  }
}
