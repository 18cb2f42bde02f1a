import DecisionTables
import Testing

@Suite struct FactReaderTests {
  /// Document, facts, and findings with pointer and column.
  private static let table: [(String, String, [String])] = [
    ("{}", "", []),
    (
      #"{"ad":{"kind":"banner","duration":7.5,"count":5.0,"rewarded":false}}"#,
      "ad={} ad.kind=banner ad.duration=7.5 ad.count=5 ad.rewarded=false", []
    ),
    (#"{"ad":{"count":5e0,"duration":-0}}"#, "ad={} ad.duration=0 ad.count=5", []),
    // Wrong types.
    (#"{"ad":{"kind":5}}"#, "ad={} ad.kind=mistyped", ["wrong-type /ad/kind @15"]),
    (#"{"ad":{"count":5.5}}"#, "ad={} ad.count=mistyped", ["wrong-type /ad/count @16"]),
    (#"{"ad":{"count":"5"}}"#, "ad={} ad.count=mistyped", ["wrong-type /ad/count @16"]),
    (#"{"ad":{"rewarded":1}}"#, "ad={} ad.rewarded=mistyped", ["wrong-type /ad/rewarded @19"]),
    (#"{"ad":{"kind":["banner"]}}"#, "ad={} ad.kind=mistyped", ["wrong-type /ad/kind @15"]),
    (#"{"ad":{"kind":null}}"#, "ad={} ad.kind=null", ["null-value /ad/kind @15"]),
    // Numbers that do not fit.
    (#"{"ad":{"count":1e13}}"#, "ad={} ad.count=mistyped", ["number-too-large /ad/count @16"]),
    (
      #"{"ad":{"duration":0.0000001}}"#, "ad={} ad.duration=mistyped",
      ["wrong-type /ad/duration @19"]
    ),
    (
      #"{"ad":{"duration":9223372036854.775807}}"#,
      "ad={} ad.duration=9223372036854.775807", []
    ),
    // Something else where an object should be: what would be in it is missing.
    (#"{"ad":5}"#, "ad=mistyped", ["wrong-type /ad @7"]),
    (#"{"ad":null}"#, "ad=null", ["null-value /ad @7"]),
    (#"{"ad":{"video":[{"time":5}]}}"#, "ad={} ad.video=mistyped", ["wrong-type /ad/video @16"]),
    ("[]", "", ["wrong-type  @1"]), ("null", "", ["wrong-type  @1"]),
    // Unknown keys; what is open is nobody's business, what is in it may be.
    (#"{"add":1}"#, "", ["unknown-key /add @2"]),
    (#"{"ad":{"knd":1,"":2}}"#, "ad={}", ["unknown-key /ad/knd @8", "unknown-key /ad/ @16"]),
    (#"{"ad":{"a/b~c":1}}"#, "ad={}", ["unknown-key /ad/a~1b~0c @8"]),
    (#"{"ext":{"more":{"x":1}}}"#, "ext={}", []),
    (
      #"{"ext":{"prebid":{"flg":1,"flag":1}}}"#, "ext={} ext.prebid={} ext.prebid.flag=1",
      ["unknown-key /ext/prebid/flg @19"]
    ),
    // Dotted names.
    (#"{"ad.kind":"video"}"#, "ad={} ad.kind=video", []),
    (#"{"ad.video.time":5,"ad":{"kind":"x"}}"#, "ad={} ad.kind=x ad.video={} ad.video.time=5", []),
    (#"{"ad":{"video.time":5}}"#, "ad={} ad.video={} ad.video.time=5", []),
    (#"{"ad.kind":5}"#, "ad={} ad.kind=mistyped", ["wrong-type /ad.kind @12"]),
    (#"{"ad.knd":5}"#, "", ["unknown-key /ad.knd @2"]), (#"{"ext.more":5}"#, "", []),
    (#"{"ad..kind":5,".":1}"#, "", ["unknown-key /ad..kind @2", "unknown-key /. @15"]),
    (#"{"ad.kind":"video","ad":7}"#, "ad=mistyped", ["wrong-type /ad @25"]),
    // Of equal keys the last one counts, with all that is in it.
    (#"{"ad":{"kind":1,"kind":"x"}}"#, "ad={} ad.kind=x", []),
    (#"{"ad":{"kind":"x","count":1},"ad":{"count":2}}"#, "ad={} ad.count=2", []),
    (#"{"ad":{"kind":"x"},"ad":5,"ad":{"kind":"y"}}"#, "ad={} ad.kind=y", []),
    (#"{"ad":{"a":1,"a":2}}"#, "ad={}", ["unknown-key /ad/a @14"]),
    (#"{"words":["a"],"words":["b"]}"#, "words=[] word(b)", []),
    // Lists.
    (#"{"words":["a","b","a"]}"#, "words=[] word(a) word(b) word(a)", []),
    (#"{"words":[]}"#, "words=[]", []),
    (
      #"{"words":["a",5,null]}"#, "words=[] word(a) word(mistyped) word(null)",
      ["wrong-type /words/1 @15", "null-value /words/2 @17"]
    ),
    (#"{"words":"a"}"#, "words=mistyped", ["wrong-type /words @10"]),
    (
      #"{"adapters":[{"name":"a","limits":{"time":3}},{"limits":{}},{}]}"#,
      "adapters=[] adapter(a,{},3) adapter(-,{},-) adapter(-,-,-)", []
    ),
    (
      #"{"adapters":[5,{"nam":1},null,{"name":2}]}"#,
      "adapters=[] adapter(-,-,-) adapter(-,-,-) adapter(-,-,-) adapter(mistyped,-,-)",
      [
        "wrong-type /adapters/0 @14", "unknown-key /adapters/1/nam @17",
        "null-value /adapters/2 @26", "wrong-type /adapters/3/name @39",
      ]
    ),
    (
      #"{"boxes":[{"size":1,"more":2},5,{"size":"x"}]}"#,
      "boxes=[] box({},1) box(mistyped,-) box({},mistyped)",
      ["wrong-type /boxes/1 @31", "wrong-type /boxes/2/size @41"]
    ),
  ]

  @Test func `a document becomes facts and findings`() throws {
    for (json, facts, faults) in FactReaderTests.table {
      let sample = try FactSample(json)
      #expect(sample.facts == facts, "\(json)")
      #expect(sample.faults == faults, "\(json)")
      for finding in sample.findings {
        #expect(finding.pointer.isEmpty || !finding.diagnostic.message.isEmpty, "\(json)")
      }
    }
  }

  @Test(
    arguments: [
      (#"{"ad":{"kind":5}}"#, "`kind` takes a string, not `5`"),
      (#"{"ad":{"count":1e13}}"#, "`count` 1e13 is too large a number: it is not read"),
      (#"{"ad":{"kind":null}}"#, "`kind` is null, which counts as absent"),
      (#"{"ad":{"knd":1}}"#, "unknown key `knd`; did you mean `kind`?"),
      (#"{"ad.vido.time":1}"#, "unknown key `ad.vido.time`; did you mean `ad.video.time`?"),
      (#"{"ad":{"video":{"x":1}}}"#, "unknown key `x`; expected `time`"),
      (#"{"adapters":[5]}"#, "`adapter` takes an object, not `5`"),
      (#"{"words":[5]}"#, "`word` takes a string, not `5`"),
    ])
  func `a finding says what was expected`(json: String, message: String) throws {
    #expect(try FactSample(json).findings.map(\.diagnostic.message) == [message])
  }

  @Test func `a part of another document is read as one of the outermost facts`() throws {
    let text = #"{"imp":[{"ext":{"rwdd":{"kind":5,"knd":1}}}]}"#
    let document = try JSONDocument(SourceText(name: "request", text: text))
    let part = try #require(document.root["imp"]?.elements.first { _ in true }?["ext"]?["rwdd"])
    var evaluation = Evaluation(FactSample.compiled)
    var reader = FactReader(FactSample.compiled)
    reader.read(part, as: "ad", into: &evaluation)
    reader.read(part, as: "nothing", into: &evaluation)
    #expect(
      reader.findings.map(\.pointer) == ["/imp/0/ext/rwdd/kind", "/imp/0/ext/rwdd/knd"])
    #expect(evaluation.values[FactSample.slot("ad.kind")] == .mistyped)
  }

  /// Quadratic reading would take minutes.
  @Test func `many findings take no longer than the document is`() throws {
    let members = (0..<20_000).map { #""k\#($0)":1"# }.joined(separator: ",")
    let sample = try FactSample(#"{"ad":{\#(members)},"ext":{\#(members)}}"#)
    #expect(sample.findings.count == 20_000)
    #expect(sample.findings.last?.pointer == "/ad/k19999")
    let elements = Array(repeating: #"{"x":1}"#, count: 20_000).joined(separator: ",")
    #expect(try FactSample(#"{"adapters":[\#(elements)]}"#).findings.count == 20_000)
  }

  @Test(
    arguments: [
      (#"{"ad":{"kind":"audio"}}"#, "broken-promise"),
      (#"{"ad":{"duration":-1}}"#, "broken-promise"),
      (#"{"ad":{"kind":"video","duration":0}}"#, nil), (#"{"ad":{"kind":5}}"#, nil), ("{}", nil),
    ] as [(String, String?)])
  func `what the host promised is checked where there is a value`(json: String, id: String?) throws
  {
    let evaluation = try FactSample(json).evaluation
    var found: String?
    do throws(EvaluationError) { try evaluation.checkPromises() } catch { found = error.id }
    #expect(found == id)
  }
}
