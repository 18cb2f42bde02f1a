import DecisionTables
import Testing

@Suite struct JSONSlipTests {
  static let faults: [NotJSON] = [
    NotJSON("[1,]", 2, .trailingComma(before: "]")),
    NotJSON("[1 , ]", 3, .trailingComma(before: "]")),
    NotJSON("[[],\n]", 3, .trailingComma(before: "]")),
    NotJSON("[1,}", 2, .trailingComma(before: "}")),
    NotJSON(#"{"a":1,}"#, 6, .trailingComma(before: "}")),
    NotJSON("{\"a\":1 ,\n}", 7, .trailingComma(before: "}")),
    NotJSON(#"{"a":1,]"#, 6, .trailingComma(before: "]")),
    NotJSON("[1 2]", 3, .missingComma),
    NotJSON("[1\n-2]", 3, .missingComma),
    NotJSON("[[][]]", 3, .missingComma),
    NotJSON("[{}{}]", 3, .missingComma),
    NotJSON(#"["a""b"]"#, 4, .missingComma),
    NotJSON("[true false]", 6, .missingComma),
    NotJSON(#"{"a":1 "b":2}"#, 7, .missingComma),
    NotJSON("{\"a\":{}\n\"b\":1}", 8, .missingComma),
    NotJSON(#"{"a":"b"c"}"#, 8, .unexpected("c", .commaOrEnd(of: .object))),
    NotJSON("'a'", 0, .singleQuotes),
    NotJSON("['a']", 1, .singleQuotes),
    NotJSON("{'a':1}", 1, .singleQuotes),
    NotJSON(#"{"a":'b'}"#, 5, .singleQuotes),
    NotJSON(#"{"a":1,'b':2}"#, 7, .singleQuotes),
    NotJSON("// a\n1", 0, .comment),
    NotJSON("/* a */ 1", 0, .comment),
    NotJSON("1 // a", 2, .comment),
    NotJSON("[1, /* a */ 2]", 4, .comment),
    NotJSON("[1 // a\n, 2]", 3, .comment),
    NotJSON("{ # a\n}", 2, .comment),
    NotJSON(#"{"a" /* b */ : 1}"#, 5, .comment),
    NotJSON("[/]", 1, .unexpected("/", .valueOrEnd)),
    NotJSON("{a:1}", 1, .unquotedKey("a")),
    NotJSON(#"{"a":1, b_2$: 2}"#, 8, .unquotedKey("b_2$")),
    NotJSON("{1:2}", 1, .unquotedKey("1")),
    NotJSON("{null:2}", 1, .unquotedKey("null")),
    NotJSON("NaN", 0, .word("NaN")),
    NotJSON("[Infinity]", 1, .word("Infinity")),
    NotJSON("[-Infinity]", 1, .word("-Infinity")),
    NotJSON("-NaN", 0, .word("-NaN")),
    NotJSON("True", 0, .word("True")),
    NotJSON("FALSE", 0, .word("FALSE")),
    NotJSON(#"{"a":None}"#, 5, .word("None")),
    NotJSON("[undefined]", 1, .word("undefined")),
    NotJSON("[nul]", 1, .word("nul")),
    NotJSON("tru", 0, .word("tru")),
    NotJSON("t", 0, .word("t")),
    NotJSON("truE", 0, .word("truE")),
    NotJSON("[falsé]", 1, .word("fals")),
    NotJSON("yes", 0, .word("yes")),
    NotJSON("[hello]", 1, .word("hello")),
    NotJSON("true1", 4, .unexpected("1", .end)),
    NotJSON("nulls", 4, .unexpected("s", .end)),
    NotJSON("[\u{201C}a\u{201D}]", 1, .unexpected("\u{201C}", .valueOrEnd)),
    NotJSON(String(repeating: "x", count: 99), 0, .word(String(repeating: "x", count: 40))),
  ]

  @Test(arguments: faults)
  func `what people often write is told by name`(slip: NotJSON) {
    #expect(JSONSyntaxError.found(in: slip.text) == slip.error, "\(slip.text)")
  }
}
