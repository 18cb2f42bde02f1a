import DecisionTables

/// A policy that declares facts of every shape, and one document read into it.
struct FactSample {
  static let compiled: CompiledPolicy = {
    var builder = PolicyBuilder()
    _ = builder.fact("ad", .object)
    _ = builder.fact("ad.kind", .string, values: ["banner", "video"])
    _ = builder.fact("ad.duration", .number, range: .from(.zero, through: .highest))
    _ = builder.fact("ad.count", .integer)
    _ = builder.fact("ad.rewarded", .boolean)
    _ = builder.fact("ad.video", .object)
    _ = builder.fact("ad.video.time", .integer)
    _ = builder.fact("ext", .object, isOpen: true)
    _ = builder.fact("ext.prebid", .object)
    _ = builder.fact("ext.prebid.flag", .integer)
    let adapters = builder.list("adapters", element: "adapter")
    _ = builder.fact("adapter.name", .string, list: adapters)
    _ = builder.fact("adapter.limits", .object, list: adapters)
    _ = builder.fact("adapter.limits.time", .integer, list: adapters)
    let words = builder.list("words", element: "word")
    _ = builder.fact("word", .string, list: words)
    let boxes = builder.list("boxes", element: "box")
    _ = builder.fact("box", .object, isOpen: true, list: boxes)
    _ = builder.fact("box.size", .integer, list: boxes)
    return CompiledPolicy(builder.policy)
  }()

  let document: JSONDocument
  let evaluation: Evaluation
  let findings: [ShapeFinding]

  init(_ json: String) throws {
    var evaluation = Evaluation(FactSample.compiled)
    var reader = FactReader(FactSample.compiled)
    document = try JSONDocument(SourceText(name: "facts", text: json))
    reader.read(document: document.root, into: &evaluation)
    findings = reader.findings
    self.evaluation = evaluation
  }

  static func slot(_ name: String) -> Int {
    compiled.policy.inputs.firstIndex { $0.name == name } ?? -1
  }

  /// The facts that are there, `name=value` each.
  var facts: String {
    let policy = FactSample.compiled.policy
    let single = policy.inputs.indices.filter { policy.inputs[$0].list == nil }
      .filter { evaluation.values[$0].kind != .missing }
      .map { "\(policy.inputs[$0].name)=\(text(evaluation.values[$0]))" }
    let rows = policy.lists.indices.flatMap { list in
      (0..<evaluation.elements[list].count).map { element in
        let fields = policy.lists[list].fields.indices.map {
          text(evaluation.elements[list][element, $0])
        }
        return "\(policy.lists[list].element)(\(fields.joined(separator: ",")))"
      }
    }
    return (single + rows).joined(separator: " ")
  }

  /// Id, pointer and place of each finding.
  var faults: [String] {
    findings.map { "\($0.id) \($0.pointer) @\($0.place.start.column)" }
  }

  private func text(_ value: Value) -> String {
    switch value.kind {
    case .missing: "-"
    case .null: "null"
    case .mistyped: "mistyped"
    case .object: "{}"
    case .list: "[]"
    case .boolean, .number, .string: evaluation.text(of: value)
    }
  }
}
