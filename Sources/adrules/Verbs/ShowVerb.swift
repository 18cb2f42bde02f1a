import DecisionTables

/// `adrules show`: a policy, or the table and the tree of one of its decisions.
enum ShowVerb {
  /// What of a decision is shown.
  enum Part { case table, tree }

  enum Format: String, CaseIterable { case text, markdown, mermaid, dot }

  static let format = Option(
    "format", .choice(Format.allCases.map(\.rawValue)),
    help: "how to write it (default: text)")

  static let table = Option("table", help: "only the table of the decision, and its names")

  static let tree = Option("tree", help: "only the tree of the decision")

  static let ascii = Option("ascii", help: "draw with characters of ASCII")

  static let verb = Verb(
    name: "show",
    summary: "show a policy, or a decision as table and tree",
    examples: [
      Verb.Example("which rule decides when the reward comes", "adrules show prebid completion"),
      Verb.Example("every input, default and decision", "adrules show rules/prebid"),
      Verb.Example("only the tree of a decision", "adrules show prebid close --tree"),
      Verb.Example(
        "the tree as a picture", "adrules show prebid close --format dot | dot -Tsvg > close.svg"),
      Verb.Example(
        "tables and drawings for a review", "adrules show prebid completion --format markdown"),
    ],
    positionals: [
      Positional("POLICY", .one, .policies, help: "the name or the folder of a policy"),
      Positional("DECISION", .optional, help: "one of its decisions (default: all of the policy)"),
    ],
    options: [table, tree, format, ascii],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: inout Context
  ) throws(ToolError) -> RunStatus {
    let policy = try PolicyLibrary(files: context.files).compiled(arguments.positionals[0])
    let decision = try arguments.positionals.dropFirst().first.map { name throws(ToolError) in
      try policy.decision(called: name)
    }
    let parts: Set<Part> =
      switch (arguments.contains(table), arguments.contains(tree)) {
      case (true, false): [.table]
      case (false, true): [.tree]
      default: [.table, .tree]
      }
    switch arguments.choice(of: format) ?? Format.text {
    case .text:
      let lines = arguments.contains(ascii) ? DrawingLines.ascii : .unicode
      let reporter = ShowReporter(
        compiled: policy, terminal: context.output.terminal, lines: lines)
      context.output.write(decision.map { reporter.text(of: $0, parts) } ?? reporter.policyText)
    case .markdown:
      let reporter = ShowMarkdown(compiled: policy)
      context.output.write(decision.map { reporter.text(of: $0, parts) } ?? reporter.policyText)
    case .mermaid: context.output.write(graph(of: decision, policy).mermaid)
    case .dot: context.output.write(graph(of: decision, policy).dot)
    }
    return .done
  }

  private static func graph(of decision: Int?, _ policy: CompiledPolicy) -> Graph {
    guard let decision else { return Graph(requirementsOf: policy.policy) }
    return Graph(
      treeOf: policy.policy.decisions[decision], TreeDrawing(decision, of: policy))
  }
}

extension CompiledPolicy {
  /// The decision with a name.
  ///
  /// - Throws: ``ToolError/unknown(_:)`` if there is none.
  func decision(called name: String) throws(ToolError) -> Int {
    if let index = decision(named: name) { return index }
    throw .unknown(
      UnknownName(kind: "decision", name: name, known: policy.decisions.map(\.name)))
  }
}
