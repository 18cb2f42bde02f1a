import DecisionTables
import Testing

@Suite struct BundleTests {
  @Test func `a policy is written as lines that people can compare`() {
    #expect(SamplePolicy.policy.bundled == SamplePolicy.text)
  }

  @Test func `what the lines say is read`() throws {
    #expect(try Policy(bundled: SamplePolicy.bytes) == SamplePolicy.policy)
  }

  @Test func `blank lines and more spaces than needed mean nothing`() throws {
    let text = "\n" + SamplePolicy.text.replacing("\nrule two ", with: "\n\n  rule  two ")
    #expect(try Policy(bundled: Array(text.utf8)) == SamplePolicy.policy)
  }

  @Test func `files are named as seen from the folder`() {
    for (folder, file, expected) in [
      ("rules/shop", "rules/shop/price.yaml", "price.yaml"),
      ("rules/shop/", "./rules/shop/price.yaml", "price.yaml"),
      (".", "./price.yaml", "price.yaml"),
      ("/home/me/shop", "/home/me/shop/price.yaml", "price.yaml"),
      ("rules/shop", "rules/base/price.yaml", "../base/price.yaml"),
      (".", "./../base/price.yaml", "../base/price.yaml"),
    ] {
      var policy = SamplePolicy.policy
      policy.decisions[0].rules[0].origin.file = file
      let relative = policy.relative(to: folder)
      #expect(relative.decisions[0].rules[0].origin.file == expected, "\(file) from \(folder)")
    }
  }
}
