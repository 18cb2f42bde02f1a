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

  /// Whether a key stands there without a value.
  var isNothing: Bool { isPlain && text.isEmpty }

  /// The word in backticks, for messages; what was written in quotes shows them.
  var phrase: String {
    let excerpt = Words.excerpt(text)
    return isPlain ? "`\(excerpt)`" : "`\"\(excerpt)\"`"
  }

  /// The text behind the `=` of an expression, or nil if it is none.
  var expressionText: Word? {
    guard text.hasPrefix("=") else { return nil }
    let rest = text.dropFirst().drop { $0 == " " }
    let dropped = text.utf8.count - rest.utf8.count
    return Word(String(rest), at: place(of: dropped..<text.utf8.count), isPlain: isPlain)
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
