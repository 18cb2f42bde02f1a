import Testing

@testable import adrules

@Suite struct ValueWordsTests {
  @Test(arguments: [
    ("banner", "banner"), ("", "\"\""), ("5", "\"5\""), ("-0.5", "\"-0.5\""),
    ("true", "\"true\""), ("absent", "\"absent\""), (" a", "\" a\""), ("a b", "a b"),
    ("rwdd://x", "rwdd://x"),
  ])
  func `a string stands in quotes where it could be something else`(text: String, words: String) {
    #expect(ValueWords.spelled(text) == words)
  }
}
