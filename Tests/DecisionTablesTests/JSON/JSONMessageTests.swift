import DecisionTables
import Testing

@Suite struct JSONMessageTests {
  @Test(arguments: [
    ("", "there is no JSON value: the text is empty"),
    ("\u{FEFF}{}", "JSON starts without a byte order mark (the bytes EF BB BF)"),
    ("[1", "the text ends inside an array"),
    (#"{"a"#, "the text ends inside a string"),
    (#"{"a":1"#, "the text ends inside an object"),
    ("[1 2]", "expected a `,` before this"),
    (#"{"a":1,}"#, "a comma before `}` is not JSON"),
    (#"{"a":1]"#, "`]` does not close an object that is open; expected `,` or `}`"),
    ("[1}", "`}` does not close an array that is open; expected `,` or `]`"),
    (#"{"a":1;}"#, "expected a `,` or `}` after this member, not `;`"),
    ("[1;]", "expected a `,` or `]` after this element, not `;`"),
    ("{]", "expected a key in double quotes or `}`, not `]`"),
    (#"{"a":1,:}"#, "expected a key in double quotes, not `:`"),
    ("[\0]", "expected a value or `]`, not a NUL byte"),
    ("\u{A0}", "expected a value, not U+00a0"),
    ("1 }", "expected nothing after the JSON value, not `}`"),
    (#"{"a"=1}"#, "expected a `:` after the key, not `=`"),
    (#"{"a" 1}"#, "expected a `:` after the key, not `1`"),
    (
      "[\u{201C}a\u{201D}]",
      "JSON writes strings in plain double quotes (`\"`), not in `\u{201C}`"
    ),
    ("['a']", "JSON writes strings in double quotes, not in single ones"),
    ("[1, // one\n2]", "JSON has no comments"),
    ("{a:1}", "a key is written in double quotes: `\"a\"`"),
    ("True", "`True` is not JSON; write `true`"),
    ("off", "`off` is not JSON; write `false`"),
    ("[None]", "`None` is not JSON; write `null`"),
    ("-Infinity", "`-Infinity` is not JSON: a number is written in digits"),
    ("soon", "`soon` is not JSON; text is written in double quotes"),
    ("\"a\nb\"", "a line ends inside a string; write it as `\\n` or close the string"),
    ("\"\t\"", "a tab inside a string is written `\\t`"),
    ("\"\u{1}\"", "U+0001 inside a string is written `\\u0001`"),
    ("\"\0\"", "a NUL byte inside a string is written `\\u0000`"),
    (#""\x""#, "`\\` before `x` is no escape of JSON; a backslash itself is written `\\\\`"),
    (#""\u12""#, "`\\u` takes four hexadecimal digits"),
    (
      #""\uD83D""#,
      "`\\ud83d` is half a character; "
        + "an escape `\\ud800` to `\\udbff` goes before one `\\udc00` to `\\udfff`"
    ),
    ("01", "a number starts with no extra `0`"),
    ("+1", "a number has no `+` before it"),
    ("0x1F", "JSON has no hexadecimal numbers"),
    (".5", "a number has a digit before its `.`, as in `0.5`"),
    ("1.", "expected a digit after `.`"),
    ("[-]", "expected a digit after `-`"),
  ])
  func `a message says what was expected`(text: String, message: String) {
    #expect(JSONSyntaxError.found(in: text)?.message == message)
  }

  @Test func `a message about depth, length or encoding names the limit`() {
    #expect(
      JSONSyntaxError.found(in: "[[1]]", maximumDepth: 1)?.message
        == "more than 1 objects and arrays inside one another")
    #expect(JSONSyntaxError.found(in: [0xFF])?.message == "these bytes are not UTF-8")
    #expect(JSONSyntaxError(.tooLong, at: 0).message == "a JSON text must end before 4 GiB")
  }

  @Test func `every message is one line without a full stop`() {
    let faults =
      JSONSlipTests.faults + JSONStructureTests.faults + JSONStringTests.faults
      + JSONNumberTests.faults
    for fault in faults {
      let message = fault.error.message
      #expect(!message.isEmpty, "\(fault.text)")
      #expect(!message.contains { $0.isNewline }, "\(message)")
      #expect(!message.hasSuffix("."), "\(message)")
    }
  }
}
