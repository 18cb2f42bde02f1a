/// Breaks text into lines of so many columns: at spaces, and where a word is too long for a line
/// behind the marks that join names.
enum TextWrap {
  static func columns(of text: String) -> Int {
    var width = DisplayWidth()
    return text.unicodeScalars.reduce(0) { $0 + width.columns(adding: $1) }
  }

  /// The width below which something between two marks would be broken.
  static func longestPiece(of text: String) -> Int {
    words(of: text).flatMap(pieces).map(columns).max() ?? 0
  }

  /// The lines of a text, all but the first behind `indent` spaces where there is room for them.
  static func lines(of text: String, columns limit: Int, indent: Int = 0) -> [String] {
    var writer = LineWriter(limit: max(limit, 1), indent: indent)
    for word in words(of: text) {
      if columns(of: word) + indent <= limit {
        writer.append(word, isWord: true)
      } else {
        for (index, piece) in pieces(of: word).enumerated() {
          writer.append(piece, isWord: index == 0)
        }
      }
    }
    return writer.lines
  }

  private static func words(of text: String) -> [String] {
    text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
  }

  /// A word in parts that end with a mark.
  private static func pieces(of word: String) -> [String] {
    let characters = Array(word)
    var pieces = [""]
    for (index, character) in characters.enumerated() {
      pieces[pieces.count - 1].append(character)
      guard index > 0, index + 1 < characters.count else { continue }
      let joins = characters[index - 1].isLetter && characters[index + 1].isLetter
      if ".-/".contains(character), joins { pieces.append("") }
    }
    return pieces
  }
}

private struct LineWriter {
  let limit: Int
  let indent: Int
  private(set) var lines: [String] = [""]
  private var isEmpty = true

  init(limit: Int, indent: Int) {
    self.limit = limit
    self.indent = indent
  }

  mutating func append(_ text: String, isWord: Bool) {
    let space = isWord && !isEmpty ? " " : ""
    let width = TextWrap.columns(of: lines[lines.count - 1] + space + text)
    if width <= limit {
      lines[lines.count - 1] += space + text
    } else {
      if !isEmpty { begin(with: text) }
      fill(text)
    }
    isEmpty = false
  }

  private mutating func begin(with text: String) {
    let fits = TextWrap.columns(of: text) + indent <= limit
    lines.append(fits ? String(repeating: " ", count: indent) : "")
  }

  /// Adds a text that begins a line, cut where it is wider than one.
  private mutating func fill(_ text: String) {
    for character in text {
      let last = lines[lines.count - 1]
      if !last.isEmpty, TextWrap.columns(of: last + String(character)) > limit { lines.append("") }
      lines[lines.count - 1].append(character)
    }
  }
}
