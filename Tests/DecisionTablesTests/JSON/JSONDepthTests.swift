import DecisionTables
import Testing

@Suite struct JSONDepthTests {
  private func nested(_ depth: Int, inside: String = "") -> String {
    String(repeating: "[", count: depth) + inside + String(repeating: "]", count: depth)
  }

  @Test func `512 arrays and objects may be inside one another`() {
    #expect(JSONSyntaxError.found(in: nested(512)) == nil)
    let mixed =
      String(repeating: #"[{"a":"#, count: 256) + "1" + String(repeating: "}]", count: 256)
    #expect(JSONSyntaxError.found(in: mixed) == nil)
  }

  @Test func `one more is refused at its bracket`() {
    let error = JSONSyntaxError(.tooDeep(limit: 512), at: 512)
    #expect(JSONSyntaxError.found(in: nested(513)) == error)
    #expect(JSONSyntaxError.found(in: nested(512, inside: "{}")) == error)
    #expect(JSONSyntaxError.found(in: String(repeating: "[", count: 100_000)) == error)
    #expect(
      JSONSyntaxError.found(in: String(repeating: #"{"a":"#, count: 513))
        == JSONSyntaxError(.tooDeep(limit: 512), at: 5 * 512))
  }

  @Test func `the limit can be another one`() {
    #expect(JSONSyntaxError.found(in: "1", maximumDepth: 0) == nil)
    #expect(
      JSONSyntaxError.found(in: "[]", maximumDepth: 0)
        == JSONSyntaxError(.tooDeep(limit: 0), at: 0))
    #expect(JSONSyntaxError.found(in: "[1,[2],{}]", maximumDepth: 2) == nil)
    #expect(
      JSONSyntaxError.found(in: "[1,[[]]]", maximumDepth: 2)
        == JSONSyntaxError(.tooDeep(limit: 2), at: 4))
    #expect(JSONSyntaxError.found(in: nested(50_000), maximumDepth: 50_000) == nil)
  }

  @Test func `siblings are not depth`() {
    let siblings = Array(repeating: "[[],{}]", count: 2000).joined(separator: ",")
    #expect(JSONSyntaxError.found(in: "[\(siblings)]", maximumDepth: 3) == nil)
  }
}
