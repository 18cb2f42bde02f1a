import Testing

@testable import adrules

@Suite struct LintRunTests {
  private static let policy = "policy: shop\nlanguage: 1\ninputs:\n  age: integer\n"
  private static let price = """
    decision: price
    hitPolicy: first
    outputs:
      amount: number
    rules:
      - rule: child
        when:
          age: "< 6"
        then:
          amount: 0
      - rule: adult
        then:
          amount: 20

    """

  private func lint(
    _ files: [String: String], denied: Set<String> = [], _ arguments: String...
  ) -> ToolRun {
    ToolRun(["lint"] + arguments, files: FilesInMemory(files: files, denied: denied))
  }

  @Test func `a file that cannot be read keeps no other from being examined`() {
    let files = [
      "shop/policy.yaml": Self.policy, "shop/price.yaml": Self.price,
      "shop/typo.yaml": "decision: typo\nrlues: []\n", "bid.json": "{",
    ]
    let run = lint(files, denied: ["shop/policy.yaml"])
    #expect(run.status == .failed)
    #expect(run.output.contains("bid.json:1:2: error:"))
    #expect(run.output.contains("shop/typo.yaml:2:1: error: "))
    #expect(!run.output.contains("unknown-name"), "the names of the policy are not missing")
    #expect(
      run.errors
        == "adrules: error: cannot read `shop/policy.yaml`: permission denied [unreadable]\n")
  }

  @Test func `a folder that cannot be read is reported once`() {
    let files = [
      "shop/policy.yaml": Self.policy, "shop/price.yaml": Self.price, "shop/cases/a.yaml": "",
    ]
    let run = lint(files, denied: ["shop/cases"], "shop")
    #expect(run.status == .failed)
    #expect(run.output == "no findings in 2 files\n")
    #expect(
      run.errors == "adrules: error: cannot read `shop/cases`: permission denied [unreadable]\n")
  }

  @Test func `a file is examined once, however often it is named`() {
    let files = ["shop/policy.yaml": Self.policy, "shop/price.yaml": Self.price]
    let run = lint(files, "shop", "./shop/price.yaml", ".", "shop/policy.yaml")
    #expect(run.output == "no findings in 2 files\n")
  }

  @Test func `errors of a policy show in one that extends it, and once`() {
    let files = [
      "shop/policy.yaml": Self.policy, "shop/price.yaml": "decision: price\nhitPolicy: frist\n",
      "house/policy.yaml": "policy: house\nlanguage: 1\nextends: shop\n",
    ]
    #expect(lint(files, "house").status == .found)
    let words = lint(files).output.split(separator: "\n").filter { $0.contains("`frist`") }
    #expect(words.count == 1)
  }

  @Test func `a file beside a policy that belongs to none is examined alone`() {
    let files = [
      "shop/policy.yaml": Self.policy, "shop/price.yaml": Self.price,
      "shop/old/price.yaml": Self.price, "shop/notes/other.yaml": "a: 1\n",
    ]
    let run = lint(files)
    #expect(run.output == "no findings in 3 files\n")
    #expect(run.status == .done)
  }

  @Test(arguments: [
    ("policy", 2), ("cases", 1), ("document", 1),
  ])
  func `a kind picks from a folder`(kind: String, examined: Int) {
    let files = [
      "shop/policy.yaml": Self.policy, "shop/price.yaml": Self.price,
      "shop/cases/a.yaml": "- case: a\n  decide: price\n",
      "bid.json": #"{"reward": {"type": "coins", "count": 1}, "completion": {}}"#,
    ]
    let run = lint(files, ".", "--kind", kind, "--fail-level", "never")
    #expect(run.output.hasSuffix(" in \(examined.counted("file"))\n"), "\(run.output)")
  }

  @Test(arguments: [
    ("{\"a\": 1}", "skipped -: it holds no bid, imp or reward configuration"),
    ("12\n", "skipped -: it holds no bid, imp or reward configuration"),
    ("a: 1\n", "skipped -: it has no key `policy`, `decision` or `machine`"),
    ("- a\n", "skipped -: it has no key `policy`, `decision` or `machine`"),
  ])
  func `what stands on standard input is told by its content`(input: String, note: String) {
    let run = ToolRun(["lint", "-"], files: FilesInMemory(files: [:]), input: input)
    #expect(run.status == .failed)
    #expect(run.errors.split(separator: "\n").first.map(String.init) == note)
  }
}
