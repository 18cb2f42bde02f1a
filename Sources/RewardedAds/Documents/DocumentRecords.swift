package import DecisionTables

/// The JSON texts of a file: one, or one a line (NDJSON).
package struct DocumentRecords: Sendable {
  package struct Record: Sendable {
    /// Number of the line's record, from 0; nil if the file is one JSON text.
    package let index: Int?
    package let content: Result<JSONDocument, JSONSyntaxError>
  }

  package let records: [Record]

  /// Reads a file as one JSON text, or as records if it is not one and its first line is.
  package init(reading source: SourceText) {
    let whole = DocumentRecords.read(source, 0..<source.bytes.count)
    let lines = JSONLines.records(source)
    guard case .failure = whole, lines.count > 1,
      case .success = DocumentRecords.read(source, lines[0])
    else {
      records = [Record(index: nil, content: whole)]
      return
    }
    records = lines.enumerated().map { index, range in
      Record(index: index, content: DocumentRecords.read(source, range))
    }
  }

  /// Reads the texts in `ranges` of a source, the first of which is number `first` of its file.
  package init(_ ranges: [Range<Int>], of source: SourceText, first: Int) {
    records = ranges.enumerated().map { index, range in
      Record(index: first + index, content: DocumentRecords.read(source, range))
    }
  }

  private static func read(
    _ source: SourceText, _ range: Range<Int>
  ) -> Result<JSONDocument, JSONSyntaxError> {
    do throws(JSONSyntaxError) {
      return .success(try JSONDocument(source, range: range))
    } catch {
      return .failure(error)
    }
  }
}
