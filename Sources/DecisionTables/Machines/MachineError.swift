/// Why a machine cannot go on. Nothing has changed then.
package enum MachineError: Error, Hashable, Sendable {
  /// A timer goes twice at one instant, without an event between.
  case noProgress(timer: String, at: FixedPoint)
  case timeBackwards(to: FixedPoint, from: FixedPoint)
  case unknownEvent(String, known: [String])
  case unknownField(String, event: String, known: [String])
  /// The host did not give a field that the machine requires.
  case missingField(String, event: String)
  /// The host gave a field outside its declared values or range.
  case brokenPromise(field: String, event: String, value: String)
  case negativeLength(timer: String, length: FixedPoint, rule: String, origin: Origin)
  /// A timer would be due beyond the range of ``FixedPoint``.
  case tooLate(timer: String)
  case evaluation(EvaluationError)

  package var id: String {
    switch self {
    case .noProgress: "no-progress"
    case .timeBackwards: "time-backwards"
    case .unknownEvent: "unknown-event"
    case .unknownField: "unknown-field"
    case .missingField: "missing-field"
    case .brokenPromise: "broken-promise"
    case .negativeLength: "negative-length"
    case .tooLate: "overflow"
    case .evaluation(let error): error.id
    }
  }
}
