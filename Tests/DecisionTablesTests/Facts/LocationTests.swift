import Testing

@testable import DecisionTables

@Suite struct LocationTests {
  private static let json = #"""
    {"ad":{"kind":"x","video":{}},
     "adapters":[{"name":"a"},{"limits":{"time":9}},{},5],
     "words":["a","b"], "boxes":[{"size":1},{}]}
    """#

  @Test(
    arguments: [
      ("ad.kind", "/ad/kind"), ("ad.count", "/ad"), ("ad.video.time", "/ad/video"), ("ad", "/ad"),
      ("ext.prebid.flag", ""), ("ext", ""), ("adapters", "/adapters"),
      ("adapter.name", "/adapters"), ("word", "/words"), ("box.size", "/boxes"),
    ])
  func `a fact stands where it is, or would be`(name: String, pointer: String) throws {
    let sample = try FactSample(LocationTests.json)
    let place = sample.evaluation.location(
      of: FactSample.slot(name), in: sample.document, orElse: sample.document.root)
    #expect(place.pointer == pointer)
  }

  @Test(
    arguments: [
      ("adapter.name", 0, 0, "/adapters/0/name"), ("adapter.name", 0, 1, "/adapters/1"),
      ("adapter.limits.time", 0, 1, "/adapters/1/limits/time"),
      ("adapter.limits.time", 0, 0, "/adapters/0"), ("adapter.limits", 0, 2, "/adapters/2"),
      ("adapter.name", 0, 3, "/adapters/3"), ("word", 1, 1, "/words/1"),
      ("box.size", 2, 0, "/boxes/0/size"), ("box.size", 2, 1, "/boxes/1"),
      ("box", 2, 1, "/boxes/1"), ("ad.kind", 0, 1, "/ad/kind"),
      // A fact of an element of another list stands in no element.
      ("word", 0, 1, "/words"),
    ])
  func `a fact of an element stands in the element`(
    name: String, list: Int, element: Int, pointer: String
  ) throws {
    let sample = try FactSample(LocationTests.json)
    let place = sample.evaluation.location(
      of: FactSample.slot(name), element: ListElement(list: list, index: element),
      in: sample.document, orElse: sample.document.root)
    #expect(place.pointer == pointer)
  }

  @Test func `a finding points into the element that it is about`() throws {
    var builder = PolicyBuilder()
    let list = builder.list("items", element: "item")
    let size = builder.fact("item.size", .integer, list: list)
    let double = builder.expression(
      "double", .integer, [.load(size), .constant(.whole(2)), .multiply])
    builder.decision(
      "warnings", .collect, outputs: [("pointer", .pointer), ("message", .text)],
      rules: [
        (
          [.isFrom(5, through: 9, slot: double)],
          [.pointer(size), .text([.words("twice "), .name(slot: size), .words(" is ")])]
        ),
        (
          [.isPresent(double)],
          [.pointer(nil), .text([.name(slot: double)])]
        ),
      ], each: list)
    var evaluation = Evaluation(CompiledPolicy(builder.policy))
    let text = #"{"items":[{"size":3},{},{"size":7},{"size":4}]}"#
    let document = try JSONDocument(SourceText(name: "facts", text: text))
    var reader = FactReader(evaluation.compiled)
    reader.read(document: document.root, into: &evaluation)
    try evaluation.decide(0)
    let findings = evaluation.findings(of: 0)
    let found = findings.map { finding in
      let place = evaluation.location(of: finding, in: document, orElse: document.root)
      return "\(finding.id) \(place.pointer): \(finding.message)"
    }
    #expect(
      found == [
        "r0 /items/0/size: twice 3 is ", "r1 : 6", "r1 : 14", "r0 /items/3/size: twice 4 is ",
        "r1 : 8",
      ])
    #expect(evaluation.values[size] == .missing)
  }
}
