/// Compares two policies by meaning: what they decide, not how it is written.
///
/// Every decision and setting that both have is compared as a table, for all values of what it
/// reads: if none differs, and both read the same facts, all facts are answered alike. Where
/// tables differ, facts are looked for that show it from beginning to end.
package final class PolicyComparison {
  private let names: CommonNames
  private let subjects: [ComparedSubject]
  private let declarations: [DeclarationDifference]
  private let examples: ComparisonExamples
  private let steps: Int
  private var result = ComparisonResult()

  /// More regions of one table than this nobody reads.
  private static let regionLimit = 100

  /// How much of each table is looked at, so that a comparison ends.
  package static let standardSteps = DifferenceSearch.stepLimit

  /// `decisions` limits the comparison to some; nil: all, and the settings. `steps` bounds the
  /// search of each table; what is left undecided then is said.
  package init(
    _ first: CompiledPolicy, _ second: CompiledPolicy, decisions: Set<String>? = nil,
    steps: Int = PolicyComparison.standardSteps
  ) {
    self.steps = steps
    let pairing = PolicyPairing(BothSides(first, second), decisions: decisions)
    names = CommonNames(BothSides(first, second), renamed: pairing.renamedSlots)
    subjects = pairing.subjects
    declarations = pairing.declarations
    examples = ComparisonExamples(names)
  }

  /// Without examples nothing is said of whether facts lead to a difference.
  package func run(withExamples: Bool = true) -> ComparisonResult {
    findsExamples = withExamples
    result = ComparisonResult()
    shown = []
    result.declarations = declarations
    result.compared = subjects.count
    for subject in subjects { compare(subject) }
    if withExamples { addEffects() }
    return result
  }

  private var findsExamples = true
  private var shown: [(subject: PolicyDifference.Subject, sample: ComparisonSample)] = []

  private func compare(_ subject: ComparedSubject) {
    let tables = BothSides(table(of: subject, .first), table(of: subject, .second))
    let duel = TableDuel(
      tables, outputs: outputs(of: subject).map(\.name), areFindings: subject.areFindings,
      names: names)
    let found = search(duel, subject)
    if !found.isComplete { result.undecided.append(subject.reported) }
    let counts = duel.columns.map(\.representatives.count)
    let boxes =
      found.boxes.count > PolicyComparison.regionLimit
      ? found.boxes : found.boxes.merged(classCounts: counts)
    let regions = inRegions(boxes)
    if found.isCut || regions.count > PolicyComparison.regionLimit {
      result.cut.append(subject.reported)
    }
    for boxes in regions.prefix(PolicyComparison.regionLimit) { report(boxes, subject, duel) }
  }

  /// The boxes of one region together, each with the first of its results.
  private func inRegions(_ boxes: [DifferenceBox]) -> [[DifferenceBox]] {
    var regions: [[DifferenceBox]] = []
    var placeOf: [[Int: [Int]]: Int] = [:]
    for box in boxes {
      if let place = placeOf[box.classes] {
        regions[place].append(box)
      } else {
        placeOf[box.classes] = regions.count
        regions.append([box])
      }
    }
    return regions
  }

  private func report(
    _ boxes: [DifferenceBox], _ subject: ComparedSubject, _ duel: TableDuel
  ) {
    let classes = boxes[0].classes.sorted { $0.key < $1.key }
    let restrictions = classes.map { column, classes in
      ComparisonExamples.Restriction(column: duel.columns[column], classes: classes)
    }
    let region = restrictions.map { restriction in
      PolicyDifference.Condition(
        name: names.slots[restriction.column.slot].name,
        alternatives: RegionNotation(restriction.column, names, strings: duel.strings)
          .alternatives(of: restriction.classes))
    }
    let example = findsExamples ? examples.example(of: subject, in: restrictions) : nil
    if let example { shown.append((subject.reported, example.sample)) }
    result.differences.append(
      PolicyDifference(
        subject: subject.reported, region: region,
        example: example.map { names.facts(of: $0.sample) },
        outcomes: example?.outcomes ?? duel.outcomes(of: boxes)))
  }

  /// Adds the decisions that are the same as tables and differ by what they read.
  private func addEffects() {
    let own = Set(result.differences.map(\.subject))
    for subject in subjects where subject.kind == .decision && !own.contains(subject.reported) {
      for (source, sample) in shown {
        guard let outcomes = examples.outcomes(of: subject, sample),
          outcomes.first != outcomes.second
        else { continue }
        let difference = result.differences.first {
          $0.subject == source && $0.example == names.facts(of: sample)
        }
        result.differences.append(
          PolicyDifference(
            subject: subject.reported, region: difference?.region ?? [],
            example: names.facts(of: sample), outcomes: outcomes, through: source))
        break
      }
    }
  }

  private func search(
    _ duel: TableDuel, _ subject: ComparedSubject
  ) -> (boxes: [DifferenceBox], isComplete: Bool, isCut: Bool) {
    let kinds = duel.tables.map { TableKind($0.hitPolicy) }
    guard kinds.first == kinds.second, each(subject, .first) == each(subject, .second) else {
      let results = ComparedResults(
        outputs: [], sides: BothSides(.otherKind, .otherKind), isCertain: true)
      return ([DifferenceBox(classes: [:], results: results)], true, false)
    }
    switch kinds.first {
    case .list: return duel.compareHits(steps: steps)
    case .single, .aggregate:
      var search = DifferenceSearch(duel, steps: steps) { state in
        kinds.first == .single ? duel.judgeSingleHit(state) : duel.judgeAggregate(state)
      }
      let boxes = search.run(duel.allRows)
      return (boxes, !search.isIncomplete, search.isCut)
    }
  }

  /// The common name of the list whose elements a decision is tried on.
  private func each(_ subject: ComparedSubject, _ side: ComparisonSide) -> Int? {
    guard subject.kind == .decision else { return nil }
    let policy = names.policies[side].policy
    return policy.decisions[subject.indices[side]].each.map {
      names.common(policy.lists[$0].slot, of: side)
    }
  }

  private func outputs(
    of subject: ComparedSubject
  ) -> [(name: String, columns: BothSides<Int>)] {
    guard subject.kind == .decision else {
      return [("value", BothSides(0, 0)), ("from", BothSides(1, 1))]
    }
    let outputs = BothSides(ComparisonSide.first, .second).map { side in
      names.policies[side].policy.decisions[subject.indices[side]].outputs.map {
        subject.output($0.name, of: side)
      }
    }
    return outputs.first.enumerated().compactMap { column, name in
      outputs.second.firstIndex(of: name).map { (name, BothSides(column, $0)) }
    }
  }

  private func table(of subject: ComparedSubject, _ side: ComparisonSide) -> ComparedTable {
    let columns = outputs(of: subject).map { $0.columns[side] }
    let index = subject.indices[side]
    switch subject.kind {
    case .setting:
      return ComparedTable(
        names.policies[side].settings[index].rules, .first, defaults: nil, columns: columns,
        of: side, in: names)
    case .decision:
      let decision = names.policies[side].policy.decisions[index]
      return ComparedTable(
        decision.rules, decision.hitPolicy, defaults: decision.defaults, columns: columns,
        of: side, in: names)
    }
  }
}

/// What kind of result a table has.
private enum TableKind {
  case single, list, aggregate

  init(_ hitPolicy: HitPolicy) {
    self = hitPolicy.isSingleHit ? .single : hitPolicy.givesList ? .list : .aggregate
  }
}

extension ComparedSubject {
  var reported: PolicyDifference.Subject {
    kind == .decision ? .decision(name) : .setting(name)
  }
}
