import DecisionTables
import Foundation
import Testing

@testable import adrules

@Suite struct JSONOutputTests {
  @Test func `members keep their order and stand on lines of their own`() {
    let value: JSONOutput = [
      "b": 1, "a": [true, nil, "x"], "empty": [], "none": [:],
      "exact": .number(FixedPoint(millionths: -7_500_000)), "as written": .raw("1.50e2"),
    ]
    #expect(
      value.text == """
        {
          "b": 1,
          "a": [
            true,
            null,
            "x"
          ],
          "empty": [],
          "none": {},
          "exact": -7.5,
          "as written": 1.50e2
        }

        """)
  }

  @Test(arguments: [
    ("a\"b\\c/", #""a\"b\\c/""#),
    ("\n\r\t\u{8}\u{1B}\u{0}", #""\n\r\t\u0008\u001b\u0000""#),
    ("\u{7F}\u{9B}\u{2028}\u{202E}", #""\u007f\u009b\u2028\u202e""#),
    ("\u{E0001}", #""\udb40\udc01""#),
    ("é 広告 👩‍💻", "\"é 広告 👩‍💻\""),
  ])
  func `a string is escaped where it must be`(string: String, text: String) throws {
    #expect(JSONOutput.string(string).text == text + "\n")
    let array = JSONOutput.array([.string(string)]).text
    #expect(try JSONDecoder().decode([String].self, from: Data(array.utf8)) == [string])
  }

  @Test func `what is absent is null`() {
    let value: JSONOutput = .array([JSONOutput(String?.none), JSONOutput(Int?.none), JSONOutput(3)])
    #expect(value.text == "[\n  null,\n  null,\n  3\n]\n")
  }

  @Test func `dotted names nest, and one that others begin with stays beside them`() {
    let nested = JSONOutput(nesting: [
      ("way.speed", 5), ("at", 1), ("way.time.hours", 2), ("at.once", true),
    ])
    let expected: JSONOutput = [
      "way": ["speed": 5, "time": ["hours": 2]], "at": 1, "at.once": true,
    ]
    #expect(nested.text == expected.text)
  }
}
