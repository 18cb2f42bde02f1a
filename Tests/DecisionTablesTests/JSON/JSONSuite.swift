/// Inputs of a suite, one a line: the name of the case in the public suite that has the same idea,
/// and a text of our own for it.
///
/// In a text `⟨EF BB BF⟩` stands for these bytes and `⟨[ × 512⟩` for a piece so many times.
struct JSONSuite {
  let cases: [(name: String, bytes: [UInt8])]

  init(_ lines: String) {
    cases = lines.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (String(parts[0]), JSONSuite.bytes(of: parts.count > 1 ? parts[1] : ""))
    }
  }

  /// The bytes that a text in this notation stands for.
  static func bytes(of notation: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, piece) in notation.split(separator: "⟨", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0 else {
        bytes += piece.utf8
        continue
      }
      let parts = piece.split(separator: "⟩", maxSplits: 1, omittingEmptySubsequences: false)
      bytes += special(String(parts[0]))
      bytes += parts.dropFirst().joined().utf8
    }
    return bytes
  }

  private static func special(_ text: String) -> [UInt8] {
    let parts = text.split(separator: " × ")
    if parts.count == 2, let count = Int(parts[1]) {
      return Array(String(repeating: String(parts[0]), count: count).utf8)
    }
    return text.split(separator: " ").compactMap { UInt8($0, radix: 16) }
  }
}
