/// A change of text that mends a finding; it was tried, and what is decided stays the same.
package struct Fix: Sendable {
  /// A range of a file, and what takes its place.
  package struct Edit: Sendable {
    package let place: Place
    package let text: String

    package init(_ place: Place, _ text: String) {
      self.place = place
      self.text = text
    }
  }

  /// What it does, as an order.
  package let message: String
  /// Edits that do not overlap, by place.
  package let edits: [Edit]

  package init(_ message: String, _ edits: [Edit]) {
    self.message = message
    self.edits = edits.sorted {
      ($0.place.source.name, $0.place.range.lowerBound)
        < ($1.place.source.name, $1.place.range.lowerBound)
    }
  }
}

extension [Fix.Edit] {
  /// Whether an edit of these touches the text of an edit of `others`.
  package func touches(_ others: [Fix.Edit]) -> Bool {
    contains { edit in
      others.contains { other in
        edit.place.source.name == other.place.source.name
          && edit.place.range.lowerBound <= other.place.range.upperBound
          && other.place.range.lowerBound <= edit.place.range.upperBound
      }
    }
  }

  /// The text of a file after these edits, which do not overlap.
  package func applied(to source: SourceText) -> SourceText {
    let own = filter { $0.place.source.name == source.name }.sorted {
      $0.place.range.lowerBound < $1.place.range.lowerBound
    }
    guard !own.isEmpty else { return source }
    var bytes: [UInt8] = []
    var next = 0
    for edit in own where edit.place.range.lowerBound >= next {
      bytes += source.bytes[next..<edit.place.range.lowerBound]
      bytes += edit.text.utf8
      next = edit.place.range.upperBound
    }
    bytes += source.bytes[next...]
    return SourceText(name: source.name, bytes: bytes)
  }
}
