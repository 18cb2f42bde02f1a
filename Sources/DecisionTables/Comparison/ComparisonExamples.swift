/// Finds facts that show a difference: facts that lead both policies into a box where their
/// tables differ, and that are answered differently from beginning to end.
///
/// A box is about what a table reads, which may be settings and outputs; so facts are aimed at it
/// backwards, by the rules that give what is wanted, with chance where there are several ways.
/// Whether they hit is found by evaluating; the choice is the same at every run.
final class ComparisonExamples {
  struct Example {
    let sample: ComparisonSample
    let outcomes: BothSides<ComparedOutcome>
  }

  /// What a box asks of one name.
  struct Restriction {
    let column: ComparedColumn
    let classes: [Int]
  }

  private static let attempts = 300

  let names: CommonNames
  private var evaluations: BothSides<SampleEvaluation>
  private var aim: SampleAim

  init(_ names: CommonNames) {
    self.names = names
    evaluations = BothSides(SampleEvaluation(.first, names), SampleEvaluation(.second, names))
    aim = SampleAim(names)
  }

  func example(of subject: ComparedSubject, in box: [Restriction]) -> Example? {
    for attempt in 0..<ComparisonExamples.attempts {
      let sample = aim.sample(for: subject, box, isFirst: attempt == 0)
      guard let found = example(of: subject, in: box, sample) else { continue }
      return smaller(found, subject, box)
    }
    return nil
  }

  /// What both policies say to the facts of a sample.
  func outcomes(
    of subject: ComparedSubject, _ sample: ComparisonSample
  ) -> BothSides<ComparedOutcome>? {
    guard load(sample) else { return nil }
    return BothSides(
      evaluations.first.outcome(of: subject), evaluations.second.outcome(of: subject))
  }

  private func load(_ sample: ComparisonSample) -> Bool {
    let first = evaluations.first.load(sample)
    let second = evaluations.second.load(sample)
    return first && second
  }

  private func example(
    of subject: ComparedSubject, in box: [Restriction], _ sample: ComparisonSample
  ) -> Example? {
    guard load(sample), isInside(box, subject), let outcomes = outcomes(of: subject, sample),
      outcomes.first != outcomes.second
    else { return nil }
    return Example(sample: sample, outcomes: outcomes)
  }

  /// Whether what a table reads is in the box, in a policy that has the names of the box.
  private func isInside(_ box: [Restriction], _ subject: ComparedSubject) -> Bool {
    let prepared = BothSides(
      evaluations.first.prepare(subject.step(of: .first)),
      evaluations.second.prepare(subject.step(of: .second)))
    return box.allSatisfy { restriction in
      ComparisonSide.allCases.contains { side in
        guard prepared[side], let own = names.slots[restriction.column.slot].own[side] else {
          return false
        }
        let evaluation = evaluations[side].evaluation
        return aim.holds(ComparedFact(evaluation.values[own], in: evaluation.strings), restriction)
      }
    }
  }

  /// Leaves out facts that do not matter.
  private func smaller(
    _ example: Example, _ subject: ComparedSubject, _ box: [Restriction]
  ) -> Example {
    var example = example
    for slot in example.sample.facts.keys.sorted() {
      var sample = example.sample
      sample.facts[slot] = nil
      if let found = self.example(of: subject, in: box, sample) { example = found }
    }
    return example
  }
}
