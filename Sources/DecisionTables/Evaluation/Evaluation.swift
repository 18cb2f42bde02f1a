/// One evaluation of a policy: facts go in, decisions come out.
///
/// Meant to be kept and reused: after ``reset()`` nothing is allocated again, as long as facts and
/// results are no larger than before.
package struct Evaluation: Sendable {
  /// How a table came to its result.
  package enum Outcome: Hashable, BitwiseCopyable, Sendable {
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
  private(set) var memory: EvaluationMemory
  /// What was decided in another round is forgotten.
  private(set) var round = 1
  package var strings: StringPool
  /// The elements of each list: one row of fields after the other.
  package var elements: [ElementRows]
  /// The token of each fact in the document that it was read from, -1 where it is not there.
  var locations: [Int32]
  var hits: [Hit] = []
  var hitRanges: [Range<Int>]
  package internal(set) var hitValues: [Value] = []

  package var values: SlotValues { SlotValues(memory: memory) }
  package var outcomes: Outcomes { Outcomes(memory: memory, round: round) }

  /// Makes ``memory`` that of this evaluation alone. Whatever is about to write there does it
  /// first, once.
  mutating func own() {
    if !isKnownUniquelyReferenced(&memory) { memory = EvaluationMemory(copying: memory) }
  }

  package init(_ compiled: CompiledPolicy) {
    self.compiled = compiled
    let policy = compiled.policy
    memory = EvaluationMemory(compiled)
    strings = compiled.strings
    elements = policy.lists.map { ElementRows(fields: $0.fields.count) }
    locations = Array(repeating: -1, count: policy.slots.count)
    hitRanges = Array(repeating: 0..<0, count: policy.decisions.count)
  }

  /// Forgets facts and results.
  package mutating func reset() {
    own()
    memory.values.update(repeating: .missing)
    locations.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
    strings.truncate(to: compiled.strings.count)
    for list in 0..<elements.count { elements[list].removeAll() }
    forgetResults()
  }

  /// Forgets results and keeps the facts, some of which are about to change.
  package mutating func forgetResults() {
    round += 1
    if hits.isEmpty { return }
    hitRanges.withUnsafeMutableBufferPointer { $0.update(repeating: 0..<0) }
    hits.removeAll(keepingCapacity: true)
    hitValues.removeAll(keepingCapacity: true)
  }

  /// Gives a fact its value; one of another type than declared is mistyped. Results that were
  /// computed before do not change.
  package mutating func set(_ slot: Int, to value: Value) {
    own()
    memory.values[slot] = compiled.flat.types[slot].admits(value) ? value : .mistyped
  }

  package mutating func set(_ slot: Int, to text: String) {
    set(slot, to: .string(strings.intern(text)))
  }

  package func outcome(ofSetting setting: Int) -> Outcome {
    outcomes[policy.decisions.count + setting]
  }

  package func hits(of decision: Int) -> ArraySlice<Hit> { hits[hitRanges[decision]] }
}
