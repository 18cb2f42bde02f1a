import DecisionTables
import RuleFiles
import Testing

@Suite struct SwiftSourceTests {
  @Test(arguments: [
    ("plain", "#"), ("a # b", "##"), ("\"\"\"#", "##"), ("\\##(1 + 1)", "###"),
    ("#\n##\n#", "###"),
  ])
  func `nothing in a policy ends the literal or is computed`(title: String, marks: String) throws {
    let policy = Policy(name: "p", title: title)
    let source = SwiftSource.text(of: policy, in: ".")
    let start = try #require(source.range(of: " = \(marks)\"\"\"\n"))
    let end = try #require(source.range(of: "\"\"\"\(marks)\n", start.upperBound))
    let content = source[start.upperBound..<end.lowerBound]
    #expect(content == policy.bundled)
    #expect(!content.contains("\\" + marks))
  }
}

extension String {
  /// The first place of `text` from `start` on.
  fileprivate func range(of text: String, _ start: Index? = nil) -> Range<Index>? {
    self[(start ?? startIndex)...].firstRange(of: text)
  }
}
