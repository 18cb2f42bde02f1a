import Testing

@testable import adrules

@Suite struct TextWrapTests {
  @Test(arguments: [
    ("one two three", 7, 0, ["one two", "three"]),
    ("one two three", 7, 2, ["one two", "  three"]),
    ("= settings.banner.time", 14, 2, ["= settings.", "  banner.time"]),
    ("= settings.banner.time", 20, 0, ["=", "settings.banner.time"]),
    ("video-with-end-card", 11, 0, ["video-with-", "end-card"]),
    ("0.25 and -1", 8, 0, ["0.25 and", "-1"]),
    ("playbackevent", 8, 2, ["playback", "event"]),
    ("", 8, 2, [""]),
    ("日本語", 4, 0, ["日本", "語"]),
  ])
  func `text breaks at spaces, then behind the marks of names`(
    text: String, columns: Int, indent: Int, lines: [String]
  ) {
    #expect(TextWrap.lines(of: text, columns: columns, indent: indent) == lines)
  }

  @Test(arguments: 1..<40)
  func `no line is wider than asked, and nothing is lost`(columns: Int) {
    let text = "after: = min(settings.video.time, ad.duration) - 0.000001 – video-with-end-card"
    let lines = TextWrap.lines(of: text, columns: columns, indent: 2)
    #expect(lines.allSatisfy { TextWrap.columns(of: $0) <= columns })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
