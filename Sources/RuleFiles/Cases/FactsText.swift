import DecisionTables

/// Writes YAML facts as the JSON that they stand for, so that both are read by one reader.
enum FactsText {
  static func json(of node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): json(of: scalar)
    case .sequence(let nodes): "[" + nodes.map(json).joined(separator: ",") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { quoted($0.key) + ":" + json(of: $0.value) }.joined(separator: ",") + "}"
    }
  }

  /// Unquoted numbers, `true`, `false` and `null` are what JSON makes of them.
  private static func json(of scalar: YAMLScalar) -> String {
    guard scalar.isPlain, !["true", "false", "null"].contains(scalar.text) else {
      return scalar.isPlain ? scalar.text : quoted(scalar.text)
    }
    do {
      _ = try FixedPoint(reading: scalar.text.utf8)
    } catch FixedPoint.ReadingError.notANumber {
      return quoted(scalar.text)
    } catch {}
    return scalar.text
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
