import Testing

@testable import adrules

@Suite struct HarmlessTextTests {
  @Test(arguments: [
    ("plain é 広告", "plain é 広告"),
    ("\u{1B}[31mred", "␛[31mred"),
    ("a\u{0}b\nc\td\re", "a␀b␊c␉d␍e"),
    ("\u{7F}\u{9B}", "<U+007F><U+009B>"),
    ("\u{202E}abc\u{2066}", "<U+202E>abc<U+2066>"),
    ("\u{2028}\u{2029}\u{FEFF}\u{200B}", "<U+2028><U+2029><U+FEFF><U+200B>"),
    ("👩\u{200D}💻", "👩\u{200D}💻"),
  ])
  func `what could command or deceive is shown`(text: String, shown: String) {
    #expect(HarmlessText.of(text) == shown)
  }
}
