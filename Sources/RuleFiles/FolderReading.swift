import DecisionTables

/// Reads the files of one folder.
struct FolderReading {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var cases: [CaseSyntax] = []
  /// The findings that the authors of these files mean.
  private(set) var allowances: [Allowance] = []
  /// Whether something other than a case is at fault.
  private(set) var hasRuleErrors = false
  private let folder: PolicyFolder
  private var policy: PolicySyntax?
  private var decisions: [DecisionSyntax] = []
  /// Where each decision is named.
  private var places: [String: Place] = [:]
  private var machines: [MachineSyntax] = []
  /// Where each machine is named.
  private var machinePlaces: [String: Place] = [:]
  private var isComplete = true
  private var damage = DamagedText()

  init(_ folder: PolicyFolder, withCases: Bool) {
    self.folder = folder
    for file in folder.files { read(file) }
    if withCases { for file in folder.caseFiles { readCases(file) } }
  }

  /// Adds faults, but for those where YAML is at fault already.
  mutating func report(_ faults: [RuleFault]) {
    diagnostics += faults.filter { !damage.touches($0.place) }.map(\.diagnostic)
    if faults.contains(where: \.isError) { hasRuleErrors = true }
  }

  /// Adds what is wrong with a policy below; what is no error is reported with that one alone.
  mutating func addErrors(of other: FolderReading) {
    diagnostics += other.diagnostics.filter { $0.severity >= .error }
    hasRuleErrors = hasRuleErrors || other.hasRuleErrors
    damage.add(other.damage)
  }

  /// The policy and its tables; nil, and a fault, if the folder declares none.
  mutating func sources() -> PolicySources? {
    guard let policy else {
      if !hasRuleErrors {
        let file = folder.files.first ?? SourceText(name: folder.path, bytes: [])
        report([RuleFault(.noPolicy, at: Place(file, 0..<0))])
      }
      return nil
    }
    return PolicySources(
      policy: policy, decisions: decisions, machines: machines, isComplete: isComplete)
  }

  private mutating func read(_ file: SourceText) {
    let document = YAMLDocument(reading: file)
    if !document.faults.isEmpty { hasRuleErrors = true }
    var reader = reader(of: document)
    let content = document.root.flatMap { reader.read($0) }
    report(reader.faults)
    allowances += reader.allowances
    if !reader.isComplete || content == nil || reader.hasLosses { isComplete = false }
    if let content { add(content) }
  }

  private mutating func readCases(_ file: SourceText) {
    let document = YAMLDocument(reading: file)
    var reader = reader(of: document)
    guard let root = document.root else { return }
    cases += reader.cases(root) ?? []
    diagnostics += reader.faults.filter { !damage.touches($0.place) }.map(\.diagnostic)
  }

  /// Notes what is wrong with a document as YAML.
  private mutating func reader(of document: YAMLDocument) -> SyntaxReader {
    diagnostics += document.faults.map(\.diagnostic)
    damage.add(document.faults)
    return SyntaxReader(isComplete: document.isFaithful)
  }

  private mutating func add(_ content: RuleFile) {
    switch content {
    case .policy(let found):
      if let policy {
        report([RuleFault(.severalPolicies(first: policy.name.place), at: found.name.place)])
      } else {
        policy = found
      }
    case .decision(let decision): add(decision)
    case .machine(let machine): add(machine)
    case .cases(let found): cases += found
    }
  }

  private mutating func add(_ decision: DecisionSyntax) {
    let name = decision.name
    if let first = places[name.text] {
      let reason = RuleFault.Reason.repeatedName(name.text, what: "a decision", first: first)
      report([RuleFault(reason, at: name.place)])
      return
    }
    places[name.text] = name.place
    decisions.append(decision)
  }

  private mutating func add(_ machine: MachineSyntax) {
    let name = machine.name
    if let first = machinePlaces[name.text] {
      let reason = RuleFault.Reason.repeatedName(name.text, what: "a machine", first: first)
      report([RuleFault(reason, at: name.place)])
      return
    }
    machinePlaces[name.text] = name.place
    machines.append(machine)
  }
}
