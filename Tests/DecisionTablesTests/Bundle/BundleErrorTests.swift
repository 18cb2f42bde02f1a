import DecisionTables
import Testing

@Suite struct BundleErrorTests {
  private struct Row {
    let line: String
    let with: String
    let error: String

    init(_ line: String, with other: String, _ error: String) {
      self.line = line
      with = other
      self.error = error
    }
  }

  /// A line of the sample, what it is replaced with, and what is said of it.
  private let rows = [
    Row("policy shop title", with: "policy", "line 1: expected a name before the end of the line"),
    Row("string \"small\"", with: "strings", "line 2: unknown record `strings`"),
    Row(
      "string \"small\"", with: "string small", "line 2: expected a string in quotes, not `small`"),
    Row("string \"large\"", with: "string \"small\"", "line 3: `small` is there already"),
    Row("slot order fact", with: "slot order fact thing", "line 8: expected a type, not `thing`"),
    Row("slot order.gift", with: "slot order fact boolean", "line 10: `order` is there already"),
    Row(
      "slot order.total", with: "slot order.total fact number range 5..1",
      "line 9: expected intervals of numbers, not `5..1`"),
    Row(
      "slot settings.size ", with: "slot settings.size setting length string",
      "line 14: unknown name `length`"),
    Row(
      "slot settings.size ", with: "slot settings.size fact string",
      "line 71: `settings.size` is not both an input and a fact"),
    Row("list line", with: "list line no.such.slot", "line 23: unknown name `no.such.slot`"),
    Row("input lines list", with: "", "line 71: `line.count` is not both an input and a fact"),
    Row("words", with: "then sum 1", "line 32: `then` does not belong to what is above it"),
    Row(
      "default \"large\"", with: "default", "line 35: expected a value before the end of the line"),
    Row("output sum", with: "valid none", "line 37: `valid` does not belong to what is above it"),
    Row(
      "decision doubts", with: "decision doubts sometimes doubts.yaml:1:1",
      "line 54: expected a hit policy, not `sometimes`"),
    Row(
      "decision doubts", with: "decision doubts collect doubts.yaml",
      "line 54: expected a place `file:line:column`, not `doubts.yaml`"),
    Row(
      "expression spare ", with: "expression spare price.yaml:4:3 add",
      "line 39: the instructions are no expression"),
    Row(
      "expression spare ", with: "expression spare price.yaml:4:3 load spare",
      "line 68: `spare` is read before it is decided"),
    Row(
      "expression spare ", with: "expression spare price.yaml:4:3 load doubts.severity",
      "line 68: `doubts.severity` is read before it is decided"),
    Row(
      "rule free", with: "rule free price.yaml:9:5 5",
      "line 40: expected the end of the line, not `5`"),
    Row(
      "when spare absent", with: "when spare often",
      "line 42: expected a set of values, not `often`"),
    Row(
      "then label text \"", with: "then label \"for",
      "line 47: expected a string in quotes, not `\"for`"),
    Row("then severity null", with: "then message null", "line 63: unknown name `message`"),
    Row("step decision price", with: "step decision howMuch", "line 68: unknown name `howMuch`"),
    Row("step decision price", with: "step decision doubts", "line 69: `doubts` is there already"),
    Row("step decision price", with: "", "line 71: no step decides `price`"),
    Row(
      "step decision price", with: "step table price",
      "line 68: expected `setting` or `decision`, not `table`"),
  ]

  @Test func `the first line that is wrong is named, and what is wrong`() throws {
    for row in rows {
      var lines = SamplePolicy.text.split(separator: "\n", omittingEmptySubsequences: false)
      let index = try #require(lines.firstIndex { $0.hasPrefix(row.line) }, "\(row.line)")
      lines[index] = Substring(row.with)
      let error = #expect(throws: BundleError.self, "\(row.with)") {
        try Policy(bundled: Array(lines.joined(separator: "\n").utf8))
      }
      #expect(error?.message == row.error, "\(row.with)")
    }
  }

  @Test func `a text without a policy is none`() {
    for (text, message) in [
      ("", "line 1: there is no policy"), ("\n\n", "line 3: there is no policy"),
      ("string \"a\"\npolicy p", "line 1: there is no policy"),
      ("policy p\npolicy q", "line 2: `policy` does not belong to what is above it"),
    ] {
      let error = #expect(throws: BundleError.self) { try Policy(bundled: Array(text.utf8)) }
      #expect(error?.message == message)
    }
  }
}
