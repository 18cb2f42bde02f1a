import DecisionTables
import RuleFiles

extension LintRun {
  /// Examines files of the policy in `folder`: the policy is read as a whole, errors in its files
  /// that were not asked for are only counted. Those of a policy that it extends are reported.
  mutating func examine(_ files: [String], in folder: String, _ context: inout Context) {
    let asked = Set(files.map(Path.normal))
    guard let found = policyFolder(folder, &context) else {
      examineAlone(files, &context)
      return
    }
    let findings = findings(in: found)
    let (others, own) = findings.separated { finding in
      guard let file = finding.place?.source.name else { return false }
      return library.part(file, of: folder) != nil && Path.contains(folder, file)
        && !asked.contains(Path.normal(file))
    }
    report.examined += files.count
    report.add(own.bounded())
    let errors = others.count { $0.severity >= .error }
    if errors > 0 { report.elsewhere.append((folder, errors)) }
  }

  /// All that is found in a policy: the one place where checks of policies are called.
  private func findings(in folder: PolicyFolder) -> [Diagnostic] {
    let loaded = library.load(folder)
    guard let policy = loaded.policy else { return loaded.diagnostics }
    let compiled = CompiledPolicy(policy)
    return loaded.diagnostics + CaseChecker(compiled).findings(in: loaded.cases)
      + PolicyReview(folder.files, loaded).findings(of: compiled)
  }

  /// The files of a policy; nil, and faults, if one cannot be read: what it declares would be
  /// missing everywhere else.
  private mutating func policyFolder(
    _ path: String, _ context: inout Context
  ) -> PolicyFolder? {
    let walk = PathWalk(files: context.files).walk([path])
    note(walk)
    var isComplete = walk.unreadable.isEmpty
    var folder = PolicyFolder(path: path, files: [])
    for file in walk.files {
      guard let part = library.part(file, of: path) else { continue }
      guard let source = read(file, &context) else {
        isComplete = false
        continue
      }
      switch part {
      case .rules: folder.files.append(source)
      case .cases: folder.caseFiles.append(source)
      }
    }
    return isComplete ? folder : nil
  }

  private mutating func examineAlone(_ files: [String], _ context: inout Context) {
    for file in files {
      if let source = try? context.read(file) { examine(alone: source, isNamed: true) }
    }
  }

  /// Examines a YAML file for what can be said without a policy.
  mutating func examine(alone source: SourceText, isNamed: Bool) {
    let file = LoneRuleFile(reading: source, as: kind?.expected ?? [])
    if file.kind == nil, file.isReadable, kind == nil || !isNamed {
      skip(source.name, "it has no key `policy`, `decision` or `machine`", isNamed: isNamed)
      return
    }
    report.examined += 1
    report.add(file.diagnostics.bounded())
  }
}

extension LintRun.Kind {
  /// The kinds of rule file that go by this name.
  fileprivate var expected: [RuleFileKind] {
    switch self {
    case .policy: [.policy, .decision, .machine]
    case .cases: [.cases]
    case .document: []
    }
  }
}

extension Sequence {
  /// The elements for which `condition` holds, and the others, each in order.
  fileprivate func separated(
    by condition: (Element) -> Bool
  ) -> (matching: [Element], others: [Element]) {
    reduce(into: ([], [])) { result, element in
      if condition(element) { result.0.append(element) } else { result.1.append(element) }
    }
  }
}
