import DecisionTables

/// Reads policy folders and binds what they hold.
package struct PolicyLoader {
  /// Finds the folder of a policy that another one extends.
  private let find: (String) -> PolicyFolder?
  private let known: [String]

  /// - Parameters:
  ///   - known: the names of the policies that `find` can find, for suggestions.
  ///   - find: the folder of the policy with a name, or nil.
  package init(known: [String] = [], find: @escaping (String) -> PolicyFolder? = { _ in nil }) {
    self.known = known
    self.find = find
  }

  /// Reads, extends and binds a policy; every fault of every file is reported.
  package func load(_ folder: PolicyFolder) -> LoadedPolicy {
    var reading = FolderReading(folder)
    let sources = sources(of: &reading, above: [])
    var policy: Policy?
    if let sources, !reading.diagnostics.hasErrors {
      let (bound, faults) = PolicyBinder.bind(sources)
      reading.report(faults)
      if faults.isEmpty { policy = bound }
    } else if let sources {
      reading.report(PolicyBinder.bind(sources).faults)
    }
    return LoadedPolicy(
      policy: policy, cases: reading.cases,
      diagnostics: reading.diagnostics.sortedByPlace())
  }

  private func sources(of reading: inout FolderReading, above: [String]) -> PolicySources? {
    guard let own = reading.sources() else { return nil }
    guard let base = own.policy.base else {
      for decision in own.decisions {
        if let amends = decision.amends {
          reading.report([RuleFault(.amendsWithoutBase(decision.name.text), at: amends.place)])
        }
      }
      return own
    }
    if base.text == own.policy.name.text || above.contains(base.text) {
      reading.report([RuleFault(.baseCycle(base.text), at: base.place)])
      return nil
    }
    guard let folder = find(base.text) else {
      reading.report([RuleFault(.unknownBase(base.text, known: known), at: base.place)])
      return nil
    }
    var baseReading = FolderReading(folder)
    let below = sources(of: &baseReading, above: above + [own.policy.name.text])
    guard let below, !baseReading.diagnostics.hasErrors else {
      reading.report([RuleFault(.baseHasErrors(base.text), at: base.place)])
      return nil
    }
    var ext = PolicyExtension()
    let result = ext.extend(below, with: own)
    reading.report(ext.faults)
    return result
  }
}

/// Reads the files of one folder.
private struct FolderReading {
  private let folder: PolicyFolder
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var cases: [CaseSyntax] = []
  private var policy: PolicySyntax?
  private var decisions: [DecisionSyntax] = []
  private var machines: [Word] = []

  init(_ folder: PolicyFolder) {
    self.folder = folder
    for file in folder.files + folder.caseFiles { read(file) }
  }

  mutating func report(_ faults: [RuleFault]) { diagnostics += faults.map(\.diagnostic) }

  /// The policy and its tables; nil, and a fault, if the folder declares none.
  mutating func sources() -> PolicySources? {
    guard let policy else {
      if let first = folder.files.first, !diagnostics.hasErrors {
        report([RuleFault(.noPolicy, at: Place(first, 0..<0))])
      }
      return nil
    }
    return PolicySources(policy: policy, decisions: decisions, machines: machines)
  }

  private mutating func read(_ file: SourceText) {
    let document = YAMLDocument(reading: file)
    diagnostics += document.faults.map(\.diagnostic)
    guard let root = document.root else { return }
    var reader = SyntaxReader()
    let content = reader.read(root)
    report(reader.faults)
    if let content { add(content) }
  }

  private mutating func add(_ content: RuleFile) {
    switch content {
    case .policy(let found):
      if let policy {
        report([RuleFault(.severalPolicies(first: policy.name.place), at: found.name.place)])
      } else {
        policy = found
      }
    case .decision(let decision):
      decisions.append(decision)
      if decision.machine != nil { reportMachine(decision.name) }
    case .machine(let name):
      machines.append(name)
      reportMachine(name)
    case .cases(let found): cases += found
    }
  }

  private mutating func reportMachine(_ name: Word) {
    report([RuleFault(.unsupportedMachine(name.text), at: name.place)])
  }
}
