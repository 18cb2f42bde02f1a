import DecisionTables

/// A text that is not JSON, with what is wrong where.
struct NotJSON: Sendable {
  let text: String
  let error: JSONSyntaxError

  init(_ text: String, _ offset: Int, _ reason: JSONSyntaxError.Reason) {
    self.text = text
    error = JSONSyntaxError(reason, at: offset)
  }
}

extension JSONSyntaxError {
  /// The error in `text`, or nil if it is JSON.
  static func found(in text: String, maximumDepth: Int = 512) -> JSONSyntaxError? {
    found(in: Array(text.utf8), maximumDepth: maximumDepth)
  }

  static func found(in bytes: [UInt8], maximumDepth: Int = 512) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(SourceText(name: "t.json", bytes: bytes), maximumDepth: maximumDepth)
      return nil
    } catch {
      return error
    }
  }
}
