package import DecisionTables

/// A scalar of a rule file with its place: the author's own word.
package struct Word: Sendable {
  package let text: String
  package let place: Place
  /// Whether it was written without quotes.
  package let isPlain: Bool

  package init(_ text: String, at place: Place, isPlain: Bool = true) {
    self.text = text
    self.place = place
    self.isPlain = isPlain
  }

  /// The place of some of the text's UTF-8, where the file holds it as it is; else of all.
  func place(of range: Range<Int>) -> Place {
    let bytes = place.source.bytes[place.range]
    let quotes = bytes.count == text.utf8.count + 2 ? 1 : 0
    guard bytes.dropFirst(quotes).prefix(text.utf8.count).elementsEqual(text.utf8) else {
      return place
    }
    let start = place.range.lowerBound + quotes
    let end = min(start + max(range.upperBound, range.lowerBound + 1), place.range.upperBound)
    return Place(place.source, min(start + range.lowerBound, end)..<end)
  }
}

extension YAMLNode {
  /// The node as a word, if it is a scalar.
  var word: Word? {
    guard case .scalar(let scalar) = content else { return nil }
    return Word(scalar.text, at: place, isPlain: scalar.isPlain)
  }
}
