import DecisionTables
import Foundation
import Testing

/// `spec/json.md` says of every input what the reader does.
@Suite struct JSONPageTests {
  private struct Row {
    let input: [UInt8]
    let isRead: Bool
    let finding: String?

    /// Nil for a line that is no row of the table of inputs.
    init?(_ line: Substring) {
      let cells = line.split(separator: " | ").map { $0.trimmingCharacters(in: [" ", "|"]) }
      guard cells.count >= 3, cells[0].hasPrefix("`"), Double(cells[1]) != nil else { return nil }
      input = JSONSuite.bytes(of: cells[0].dropFirst().dropLast())
      isRead = cells[2].hasPrefix("read")
      let id = cells.count > 3 ? cells[3].trimmingCharacters(in: ["`"]) : ""
      finding = id.isEmpty ? nil : id
    }
  }

  private static func page() throws -> String {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../spec/json.md"), encoding: .utf8)
  }

  @Test func `every input of the page is read or refused as it says`() throws {
    let rows = try Self.page().split(separator: "\n").compactMap(Row.init)
    #expect(rows.count == 34)
    for row in rows {
      let text = String(decoding: row.input.prefix(60), as: UTF8.self)
      #expect((JSONSyntaxError.found(in: row.input) == nil) == row.isRead, "\(text)")
      #expect(Self.finding(in: row.input) == row.finding, "\(text)")
    }
  }

  /// The id that the tool gives what is wrong with a text.
  private static func finding(in bytes: [UInt8]) -> String? {
    do throws(JSONSyntaxError) {
      let document = try JSONDocument(SourceText(name: "t", bytes: bytes))
      if !document.duplicateKeys.isEmpty { return "duplicate-key" }
      return document.root.kind == .number ? finding(inNumber: document.root) : nil
    } catch {
      return "json-syntax"
    }
  }

  private static func finding(inNumber value: JSONValue) -> String? {
    do throws(FixedPoint.ReadingError) {
      _ = try value.readNumber()
      return nil
    } catch {
      return error == .outOfRange ? "number-too-large" : "wrong-type"
    }
  }
}
