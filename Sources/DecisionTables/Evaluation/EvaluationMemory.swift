/// The values and results of an ``Evaluation`` and what it needs while it runs, in flat memory.
///
/// One object, so that a decision finds out once whether somebody else holds it. Whoever writes
/// must be the only one that does.
final class EvaluationMemory: @unchecked Sendable {
  /// The value of each slot.
  let values: UnsafeMutableBufferPointer<Value>
  /// Of the decisions, then of the settings; only those of the evaluation's round count.
  let outcomes: UnsafeMutableBufferPointer<DatedOutcome>
  /// Values of an expression under way.
  let stack: UnsafeMutableBufferPointer<Value>
  /// Rules that match, one bit each.
  let matches: UnsafeMutableBufferPointer<UInt64>

  init(_ compiled: CompiledPolicy) {
    let tables = compiled.decisions + compiled.settings
    let words = tables.map { RuleSet.wordCount(rules: $0.rules.count) }
    values = .filled(with: .missing, count: compiled.policy.slots.count)
    outcomes = .filled(
      with: DatedOutcome(round: 0, outcome: .notEvaluated), count: tables.count)
    stack = .filled(with: .missing, count: compiled.flat.stackDepth)
    matches = .filled(with: 0, count: words.max() ?? 0)
  }

  /// A copy of what lasts.
  init(copying other: EvaluationMemory) {
    values = .copy(of: other.values)
    outcomes = .copy(of: other.outcomes)
    stack = .copy(of: other.stack)
    matches = .copy(of: other.matches)
  }

  deinit {
    values.deallocate()
    outcomes.deallocate()
    stack.deallocate()
    matches.deallocate()
  }
}

extension UnsafeMutableBufferPointer where Element: BitwiseCopyable {
  fileprivate static func filled(with element: Element, count: Int) -> Self {
    let buffer = allocate(capacity: count)
    buffer.initialize(repeating: element)
    return buffer
  }

  fileprivate static func copy(of other: Self) -> Self {
    let buffer = allocate(capacity: other.count)
    _ = buffer.initialize(from: other)
    return buffer
  }
}

/// The values of all slots, to look at.
package struct SlotValues: Sendable {
  let memory: EvaluationMemory

  package subscript(slot: Int) -> Value { memory.values[slot] }
}

/// How a table came to its result in one round of an evaluation: results are forgotten by
/// beginning another.
struct DatedOutcome: BitwiseCopyable {
  let round: Int
  let outcome: Evaluation.Outcome
}

/// How each table came to its result: of the decisions, then of the settings.
package struct Outcomes: Sendable {
  let memory: EvaluationMemory
  let round: Int

  package subscript(table: Int) -> Evaluation.Outcome {
    let dated = memory.outcomes[table]
    return dated.round == round ? dated.outcome : .notEvaluated
  }
}
