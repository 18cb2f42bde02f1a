import DecisionTables
import Testing

@Suite struct JSONStructureTests {
  @Test(arguments: [
    "{}", "[]", "null", "true", "false", "0", #""""#, #""a""#, "[[]]", "[{}]", "{\"a\":{}}",
    "{\"a\":[]}", "[1]", "[1,2]", "[1,[2,[3]],4]", #"{"a":1}"#, #"{"a":1,"b":2}"#, #"{"":null}"#,
    #"{"a":{"b":{"c":[{"d":[]}]}}}"#, "[true,false,null]", #"[{},[],"",0]"#, #"{"a":"a"}"#,
    #"{"a":1,"a":2}"#, "[[],[],[[],[]]]", #"{"true":true,"null":null,"1":1}"#, "[null]",
    #"[{"a":[]},{"b":{}}]"#, #"{"a b":0,"{":1,"]":2,",":3,":":4}"#,
  ])
  func `a text of the grammar is accepted`(text: String) {
    #expect(JSONSyntaxError.found(in: text) == nil)
  }

  @Test(arguments: [
    " 1", "1 ", "\t1\t", "\r\n1\r\n", " [ ] ", "{ }", "[ 1 , 2 ]", "[\n\n1\n,\r2\t]",
    "{ \"a\" : 1 , \"b\" : 2 }", "\n{\n\"a\"\n:\n1\n}\n", "[1 ]", "[ 1]", " null", "true\n",
    " \t\r\n \"a\" \t\r\n ", "{\"a\": [ ] }", "                    0                    ",
  ])
  func `white space may stand between tokens`(text: String) {
    #expect(JSONSyntaxError.found(in: text) == nil)
  }

  static let faults: [NotJSON] = [
    NotJSON("", 0, .empty),
    NotJSON(" ", 1, .empty),
    NotJSON("\r\n\t ", 4, .empty),
    NotJSON("[", 1, .endsInside(.array)),
    NotJSON("[1", 2, .endsInside(.array)),
    NotJSON("[1,", 3, .endsInside(.array)),
    NotJSON("[1, ", 4, .endsInside(.array)),
    NotJSON("[[]", 3, .endsInside(.array)),
    NotJSON("{", 1, .endsInside(.object)),
    NotJSON("{ ", 2, .endsInside(.object)),
    NotJSON(#"{"a""#, 4, .endsInside(.object)),
    NotJSON(#"{"a":"#, 5, .endsInside(.object)),
    NotJSON(#"{"a":1"#, 6, .endsInside(.object)),
    NotJSON(#"{"a":1,"#, 7, .endsInside(.object)),
    NotJSON("[{}", 3, .endsInside(.array)),
    NotJSON("[{", 2, .endsInside(.object)),
    NotJSON(#"{"a":["#, 6, .endsInside(.array)),
    NotJSON("]", 0, .unexpected("]", .value)),
    NotJSON("}", 0, .unexpected("}", .value)),
    NotJSON(",", 0, .unexpected(",", .value)),
    NotJSON(":", 0, .unexpected(":", .value)),
    NotJSON("@", 0, .unexpected("@", .value)),
    NotJSON("[,", 1, .unexpected(",", .valueOrEnd)),
    NotJSON("[,1]", 1, .unexpected(",", .valueOrEnd)),
    NotJSON("[:]", 1, .unexpected(":", .valueOrEnd)),
    NotJSON("[}", 1, .unexpected("}", .valueOrEnd)),
    NotJSON("[1,,2]", 3, .unexpected(",", .value)),
    NotJSON("{]", 1, .unexpected("]", .keyOrEnd)),
    NotJSON("{,}", 1, .unexpected(",", .keyOrEnd)),
    NotJSON("{:1}", 1, .unexpected(":", .keyOrEnd)),
    NotJSON("{{}}", 1, .unexpected("{", .keyOrEnd)),
    NotJSON("{[]}", 1, .unexpected("[", .keyOrEnd)),
    NotJSON(#"{"a":1,,"b":2}"#, 7, .unexpected(",", .key)),
    NotJSON(#"{"a"}"#, 4, .unexpected("}", .colon)),
    NotJSON(#"{"a" 1}"#, 5, .unexpected("1", .colon)),
    NotJSON(#"{"a",1}"#, 4, .unexpected(",", .colon)),
    NotJSON(#"{"a"=1}"#, 4, .unexpected("=", .colon)),
    NotJSON(#"{"a"::1}"#, 5, .unexpected(":", .value)),
    NotJSON(#"{"a":}"#, 5, .unexpected("}", .value)),
    NotJSON(#"{"a":,"b":1}"#, 5, .unexpected(",", .value)),
    NotJSON(#"{"a":1:2}"#, 6, .unexpected(":", .commaOrEnd(of: .object))),
    NotJSON("[1:2]", 2, .unexpected(":", .commaOrEnd(of: .array))),
    NotJSON(#"["a":1]"#, 4, .unexpected(":", .commaOrEnd(of: .array))),
    NotJSON("[1;2]", 2, .unexpected(";", .commaOrEnd(of: .array))),
    NotJSON("[1 €]", 3, .unexpected("€", .commaOrEnd(of: .array))),
    NotJSON("[1}", 2, .wrongBracket("}", in: .array)),
    NotJSON("[[1}]", 3, .wrongBracket("}", in: .array)),
    NotJSON(#"{"a":1]"#, 6, .wrongBracket("]", in: .object)),
    NotJSON("1 2", 2, .unexpected("2", .end)),
    NotJSON("{} {}", 3, .unexpected("{", .end)),
    NotJSON("[]]", 2, .unexpected("]", .end)),
    NotJSON("{}}", 2, .unexpected("}", .end)),
    NotJSON("1,", 1, .unexpected(",", .end)),
    NotJSON("nullnull", 4, .unexpected("n", .end)),
    NotJSON(#""a""b""#, 3, .unexpected("\"", .end)),
    NotJSON("[] x", 3, .unexpected("x", .end)),
    NotJSON("\u{B}1", 0, .unexpected("\u{B}", .value)),
    NotJSON("\u{C}1", 0, .unexpected("\u{C}", .value)),
    NotJSON("1\u{A0}", 1, .unexpected("\u{A0}", .end)),
    NotJSON("[\u{2028}]", 1, .unexpected("\u{2028}", .valueOrEnd)),
    NotJSON("\0", 0, .unexpected("\0", .value)),
    NotJSON("1\0", 1, .unexpected("\0", .end)),
    NotJSON("[\0]", 1, .unexpected("\0", .valueOrEnd)),
    NotJSON("[1\0]", 2, .unexpected("\0", .commaOrEnd(of: .array))),
    NotJSON("{\0}", 1, .unexpected("\0", .keyOrEnd)),
    NotJSON("{\"a\"\0:1}", 4, .unexpected("\0", .colon)),
    NotJSON("\u{FEFF}1", 0, .byteOrderMark),
    NotJSON("\u{FEFF}", 0, .byteOrderMark),
    NotJSON(" \u{FEFF}1", 1, .unexpected("\u{FEFF}", .value)),
    NotJSON("[1,\u{FEFF}2]", 3, .unexpected("\u{FEFF}", .value)),
  ]

  @Test(arguments: faults)
  func `a text that is not of the grammar has its fault at a byte`(fault: NotJSON) {
    #expect(JSONSyntaxError.found(in: fault.text) == fault.error, "\(fault.text)")
  }
}
