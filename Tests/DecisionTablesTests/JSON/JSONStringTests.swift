import DecisionTables
import Testing

@Suite struct JSONStringTests {
  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""hello world""#, "hello world"), (#""\"""#, "\""),
    (#""\\""#, "\\"), (#""\/""#, "/"), (#""/""#, "/"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    (#""\u0041""#, "A"), (#""\u00e9""#, "é"), (#""\u00E9""#, "é"), (#""\u20ac""#, "€"),
    (#""\u0000""#, "\0"), (#""\u001f""#, "\u{1F}"), (#""\uD83D\uDE00""#, "😀"),
    (#""\ud83d\ude00!""#, "😀!"), (#""\ud800\udc00""#, "\u{10000}"),
    (#""\udbff\udfff""#, "\u{10FFFF}"), (#""\uffff""#, "\u{FFFF}"), (#""\ufeff""#, "\u{FEFF}"),
    (#""\ud7ff\ue000""#, "\u{D7FF}\u{E000}"), (#""\\u0041""#, "\\u0041"), (#""\\\"""#, "\\\""),
    (#""a\nb\nc""#, "a\nb\nc"), ("\"\u{7F}\"", "\u{7F}"), ("\"\u{80}\"", "\u{80}"),
    ("\"é€😀\"", "é€😀"), ("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"),
    ("\"\u{FEFF}\"", "\u{FEFF}"), ("\"\u{10FFFF}\"", "\u{10FFFF}"), ("\"e\u{301}\"", "e\u{301}"),
    (#""{[,:]}'//""#, "{[,:]}'//"), (#""12345678\n12345678""#, "12345678\n12345678"),
    (#""1234567\\""#, "1234567\\"), (#""12345678""#, "12345678"), (#""1234567é""#, "1234567é"),
    (#""👨‍👩‍👧""#, "👨‍👩‍👧"), (#""\u0022\u005c""#, "\"\\"),
    (#""<VAST version=\"4.0\"\/>""#, "<VAST version=\"4.0\"/>"),
  ])
  func `a string stands for its text`(text: String, meaning: String) throws {
    let root = try JSONDocument(SourceText(name: "t", text: text)).root
    #expect(root.string.map { Array($0.utf8) } == Array(meaning.utf8))
    #expect(root.isString(meaning))
    #expect(!root.isString(meaning + "."))
    #expect(root.text == text)
  }

  static let faults: [NotJSON] = [
    NotJSON("\"", 1, .endsInside(.string)),
    NotJSON("\"abc", 4, .endsInside(.string)),
    NotJSON("\"12345678", 9, .endsInside(.string)),
    NotJSON(#""a\""#, 4, .endsInside(.string)),
    NotJSON(#""\"#, 2, .endsInside(.string)),
    NotJSON(#""\u"#, 3, .endsInside(.string)),
    NotJSON(#""\u12"#, 5, .endsInside(.string)),
    NotJSON(#""\u123"#, 6, .endsInside(.string)),
    NotJSON(#"["a]"#, 4, .endsInside(.string)),
    NotJSON(#"{"a:1}"#, 6, .endsInside(.string)),
    NotJSON("\"\n\"", 1, .controlCharacter("\n")),
    NotJSON("\"abc\n", 4, .controlCharacter("\n")),
    NotJSON("{\"a\n\":1}", 3, .controlCharacter("\n")),
    NotJSON("\"a\r\"", 2, .controlCharacter("\r")),
    NotJSON("\"\t\"", 1, .controlCharacter("\t")),
    NotJSON("\"\0\"", 1, .controlCharacter("\0")),
    NotJSON("\"12345678\u{1F}\"", 9, .controlCharacter("\u{1F}")),
    NotJSON(#""\x41""#, 1, .unknownEscape("x")),
    NotJSON(#""\'""#, 1, .unknownEscape("'")),
    NotJSON(#""a\ ""#, 2, .unknownEscape(" ")),
    NotJSON(#""\N""#, 1, .unknownEscape("N")),
    NotJSON(#""\U0041""#, 1, .unknownEscape("U")),
    NotJSON(#""\0""#, 1, .unknownEscape("0")),
    NotJSON(#""\v""#, 1, .unknownEscape("v")),
    NotJSON(#""\a""#, 1, .unknownEscape("a")),
    NotJSON("\"\\\n\"", 1, .unknownEscape("\n")),
    NotJSON("\"\\é\"", 1, .unknownEscape("é")),
    NotJSON("\"\\\0\"", 1, .unknownEscape("\0")),
    NotJSON(#""\u""#, 1, .malformedUnicodeEscape),
    NotJSON(#""\u123""#, 1, .malformedUnicodeEscape),
    NotJSON(#""\u12g4""#, 1, .malformedUnicodeEscape),
    NotJSON(#""\u{41}""#, 1, .malformedUnicodeEscape),
    NotJSON(#""\u-123""#, 1, .malformedUnicodeEscape),
    NotJSON(#""\u+041""#, 1, .malformedUnicodeEscape),
    NotJSON(#""\u 041""#, 1, .malformedUnicodeEscape),
    NotJSON("\"\\u\u{FF11}\u{FF11}\u{FF11}\u{FF11}\"", 1, .malformedUnicodeEscape),
    NotJSON(#""\ud800""#, 1, .loneSurrogate(0xD800)),
    NotJSON(#""\uDBFF""#, 1, .loneSurrogate(0xDBFF)),
    NotJSON(#""\udc00""#, 1, .loneSurrogate(0xDC00)),
    NotJSON(#""a\uDFFF""#, 2, .loneSurrogate(0xDFFF)),
    NotJSON(#""\ud800\ud800""#, 1, .loneSurrogate(0xD800)),
    NotJSON(#""\ud800\u0041""#, 1, .loneSurrogate(0xD800)),
    NotJSON(#""\ud800\u12""#, 1, .loneSurrogate(0xD800)),
    NotJSON(#""\ud800x""#, 1, .loneSurrogate(0xD800)),
    NotJSON(#""\ud800\n""#, 1, .loneSurrogate(0xD800)),
    NotJSON(#""\udc00\ud800""#, 1, .loneSurrogate(0xDC00)),
    NotJSON(#""\udc00\udc00""#, 1, .loneSurrogate(0xDC00)),
    NotJSON(#""\udfff\udc00""#, 1, .loneSurrogate(0xDFFF)),
    NotJSON(#""\ud83d\ude00\ud83d""#, 13, .loneSurrogate(0xD83D)),
    NotJSON(#"{"\ud800":1}"#, 2, .loneSurrogate(0xD800)),
  ]

  @Test(arguments: faults)
  func `a string that is not of the grammar has its fault at a byte`(fault: NotJSON) {
    #expect(JSONSyntaxError.found(in: fault.text) == fault.error, "\(fault.text)")
  }

  @Test func `every control character is refused wherever it stands in a string`() {
    for control in UInt8(0)..<0x20 {
      for before in 0..<17 {
        let text = [0x22] + [UInt8](repeating: 0x61, count: before) + [control, 0x61, 0x22]
        let error = JSONSyntaxError(.controlCharacter(Unicode.Scalar(control)), at: before + 1)
        #expect(JSONSyntaxError.found(in: text) == error)
      }
    }
  }

  @Test func `after a backslash just nine characters are an escape`() {
    for letter in UInt8(0)...0x7F {
      let text: [UInt8] = [0x22, 0x5C, letter, 0x30, 0x30, 0x30, 0x30, 0x22]
      let isEscape = "\"\\/bfnrtu".utf8.contains(letter)
      #expect((JSONSyntaxError.found(in: text) == nil) == isEscape, "\(letter)")
    }
  }
}
