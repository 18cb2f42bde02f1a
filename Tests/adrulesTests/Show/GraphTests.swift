import DecisionTables
import RewardedAds
import Testing

@testable import adrules

@Suite struct GraphTests {
  @Test func `labels are quoted for both languages`() throws {
    let compiled = try PolicyBundle.prebid.get()
    let decision = try compiled.decision(called: "requestWarnings")
    var table = compiled.policy.decisions[decision]
    table.name = "a \"b\" \\ c"
    let graph = Graph(treeOf: table, TreeDrawing(decision, of: compiled))
    #expect(graph.dot.hasPrefix(#"digraph "a \"b\" \\ c" {"#))
    #expect(graph.mermaid == "flowchart TD\n  n0([\"every rule is tried\"])\n")
  }

  @Test func `tests with signs of the markup are spelled out in Mermaid`() throws {
    let compiled = try PolicyBundle.prebid.get()
    let decision = try compiled.decision(called: "close")
    let graph = Graph(
      treeOf: compiled.policy.decisions[decision], TreeDrawing(decision, of: compiled))
    #expect(graph.mermaid.contains("|\"#lt; 0\"|"))
    #expect(graph.dot.contains("[label=\"< 0\"]"))
  }

  @Test func `everything that a policy evaluates is in its graph, behind what it needs`() throws {
    let policy = try PolicyBundle.prebid.get().policy
    let graph = Graph(requirementsOf: policy)
    let labels = Set(graph.nodes.map(\.label))
    #expect(labels.isSuperset(of: policy.decisions.map(\.name)))
    #expect(labels.isSuperset(of: policy.settings.map { "settings.\($0.name)" }))
    let ends = graph.edges.map { (graph.nodes[$0.from].label, graph.nodes[$0.to].label) }
    #expect(ends.contains { $0 == ("completion", "close") })
    #expect(ends.contains { $0 == ("rwdd.close.action", "settings.close.action") })
    #expect(!ends.contains { $0 == ("close", "completion") })
  }
}
