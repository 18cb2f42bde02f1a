import DecisionTables
import Testing

@testable import adrules

@Suite struct BoundedFindingsTests {
  private func findings(_ id: String, _ count: Int, in file: String) -> [Diagnostic] {
    let source = SourceText(name: file, bytes: [UInt8](repeating: 0x0A, count: count))
    return (0..<count).map {
      Diagnostic(id: id, severity: .error, message: "m", at: Place(source, $0..<$0))
    }
  }

  @Test func `of 25 findings of one id in one file 20 are shown, and how many more there are`() {
    let bounded = (findings("a", 25, in: "f") + findings("b", 20, in: "f")).bounded()
    #expect(bounded.count { $0.id == "a" } == 20)
    #expect(bounded.count { $0.id == "b" } == 20)
    let noted = bounded.filter { !$0.notes.isEmpty }
    #expect(noted.map(\.id) == ["a"])
    #expect(noted.map(\.place?.start.line) == [20])
    #expect(noted.flatMap(\.notes).map(\.message) == ["5 more like this are not shown"])
  }

  @Test func `every file has its own`() {
    let bounded = (findings("a", 15, in: "f") + findings("a", 15, in: "g")).bounded()
    #expect(bounded.count == 30)
    #expect(bounded.allSatisfy { $0.notes.isEmpty })
  }
}
