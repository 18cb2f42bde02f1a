import DecisionTables

/// Reads policy folders and binds what they hold.
package struct PolicyLoader {
  /// How many policies may stand on top of each other.
  static let baseLimit = 32

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
    var reading = FolderReading(folder, withCases: true)
    var policy: Policy?
    var places: [String: Place] = [:]
    var isPartial = false
    if let sources = sources(of: &reading, above: []) {
      isPartial = !sources.machines.isEmpty
      let excesses = sources.excesses
      reading.report(excesses)
      if excesses.isEmpty {
        let bound = PolicyBinder.bind(sources)
        reading.report(bound.faults)
        places = bound.places
        if !reading.hasRuleErrors { policy = bound.policy }
      }
    }
    return LoadedPolicy(
      policy: policy, cases: reading.cases, places: places,
      allowances: reading.allowances, isPartial: isPartial,
      diagnostics: reading.diagnostics.sortedByPlace())
  }

  /// What a policy is made of with all below it; `above` has the names by which policies were
  /// extended on the way here.
  private func sources(of reading: inout FolderReading, above: [String]) -> PolicySources? {
    guard var own = reading.sources() else { return nil }
    guard let base = own.policy.base else {
      reading.report(
        drop(&own) { RuleFault(.amendsWithoutBase($0.text), at: $1.place) })
      return own
    }
    guard let below = sources(ofBase: base, own.policy.name, &reading, above) else {
      _ = drop(&own) { _, _ in nil }
      own.isComplete = false
      return own
    }
    var ext = PolicyExtension()
    let result = ext.extend(below, with: own)
    reading.report(ext.faults)
    return result
  }

  private func sources(
    ofBase base: Word, _ name: Word, _ reading: inout FolderReading, _ above: [String]
  ) -> PolicySources? {
    if base.text == name.text || above.contains(base.text) {
      reading.report([RuleFault(.baseCycle(base.text), at: base.place)])
      return nil
    }
    if above.count >= PolicyLoader.baseLimit {
      reading.report([RuleFault(.tooManyBases(limit: PolicyLoader.baseLimit), at: base.place)])
      return nil
    }
    guard let folder = find(base.text) else {
      let candidates = RuleFault.candidates(for: base.text, among: known)
      reading.report([RuleFault(.unknownBase(base.text, known: candidates), at: base.place)])
      return nil
    }
    var baseReading = FolderReading(folder, withCases: false)
    let below = sources(of: &baseReading, above: above + [base.text])
    reading.addErrors(of: baseReading)
    return below
  }

  /// Leaves out the decisions and machines that amend something which is not there.
  private func drop(
    _ sources: inout PolicySources, _ fault: (Word, Word) -> RuleFault?
  ) -> [RuleFault] {
    let amending =
      sources.decisions.compactMap { decision in decision.amends.map { (decision.name, $0) } }
      + sources.machines.compactMap { machine in machine.amends.map { (machine.name, $0) } }
    sources.decisions.removeAll { $0.amends != nil }
    sources.machines.removeAll { $0.amends != nil }
    if !amending.isEmpty { sources.isComplete = false }
    return amending.compactMap(fault)
  }
}
