/// One evaluation of a policy: facts go in, decisions come out.
///
/// Meant to be kept and reused: after ``reset()`` nothing is allocated again, as long as facts and
/// results are no larger than before.
package struct Evaluation: Sendable {
  /// How a table came to its result.
  package enum Outcome: Hashable, Sendable {
    case notEvaluated
    case rule(Int)
    /// No rule matches; the default outputs hold if there are any.
    case noRule
    /// A list of hits: see ``hits(of:)``.
    case hits
  }

  /// One matching rule of a COLLECT table.
  package struct Hit: Hashable, Sendable {
    package let rule: Int
    /// The element of the list that matched, for a table that is tried on each.
    package let element: Int?
    /// Where the hit's outputs begin in ``Evaluation/hitValues``.
    package let values: Int
  }

  package let compiled: CompiledPolicy
  package var policy: Policy { compiled.policy }
  /// The value of each slot.
  package internal(set) var values: [Value]
  package var strings: StringPool
  /// The elements of each list: one row of fields after the other.
  package var elements: [ElementRows]
  /// The token of each fact in the document that it was read from, -1 where it is not there.
  var locations: [Int32]
  /// Of the decisions, then of the settings.
  package internal(set) var outcomes: [Outcome]
  var hits: [Hit] = []
  var hitRanges: [Range<Int>]
  package internal(set) var hitValues: [Value] = []
  /// Values of an expression under way.
  var stack: [Value]
  /// Rules that match, one bit each.
  var matches: [UInt64]

  package init(_ compiled: CompiledPolicy) {
    self.compiled = compiled
    let policy = compiled.policy
    values = Array(repeating: .missing, count: policy.slots.count)
    strings = compiled.strings
    elements = policy.lists.map { ElementRows(fields: $0.fields.count) }
    locations = Array(repeating: -1, count: policy.slots.count)
    let tables = compiled.decisions + compiled.settings
    outcomes = Array(repeating: .notEvaluated, count: tables.count)
    hitRanges = Array(repeating: 0..<0, count: policy.decisions.count)
    stack = Array(repeating: .missing, count: compiled.flat.stackDepth)
    let words = tables.map { RuleSet.wordCount(rules: $0.rules.count) }
    matches = Array(repeating: 0, count: words.max() ?? 0)
  }

  /// Forgets facts and results.
  package mutating func reset() {
    values.withUnsafeMutableBufferPointer { $0.update(repeating: .missing) }
    locations.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
    strings.truncate(to: compiled.strings.count)
    for list in 0..<elements.count { elements[list].removeAll() }
    forgetResults()
  }

  /// Forgets results and keeps the facts, some of which are about to change.
  package mutating func forgetResults() {
    outcomes.withUnsafeMutableBufferPointer { $0.update(repeating: .notEvaluated) }
    if hits.isEmpty { return }
    hitRanges.withUnsafeMutableBufferPointer { $0.update(repeating: 0..<0) }
    hits.removeAll(keepingCapacity: true)
    hitValues.removeAll(keepingCapacity: true)
  }

  /// Gives a fact its value; one of another type than declared is mistyped. Results that were
  /// computed before do not change.
  package mutating func set(_ slot: Int, to value: Value) {
    values[slot] = compiled.flat.types[slot].admits(value) ? value : .mistyped
  }

  package mutating func set(_ slot: Int, to text: String) {
    set(slot, to: .string(strings.intern(text)))
  }

  package func outcome(ofSetting setting: Int) -> Outcome {
    outcomes[policy.decisions.count + setting]
  }

  package func hits(of decision: Int) -> ArraySlice<Hit> { hits[hitRanges[decision]] }
}
