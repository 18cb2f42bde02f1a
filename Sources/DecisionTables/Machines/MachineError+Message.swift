extension MachineError {
  package var message: String {
    switch self {
    case .noProgress(let timer, let instant):
      "timer `\(timer)` goes twice at \(instant), without an event between"
    case .timeBackwards(let instant, let now):
      "\(instant) is before \(now), where the machine is already"
    case .unknownEvent(let name, let known):
      "unknown event `\(Words.excerpt(name))`\(Words.suggestion(for: name, among: known))"
    case .unknownField(let name, let event, let known):
      "event `\(event)` has no field `\(Words.excerpt(name))`"
        + Words.suggestion(for: name, among: known)
    case .missingField(let field, let event): "event `\(event)` needs a value of `\(field)`"
    case .brokenPromise(let field, let event, let value):
      "`\(field)` of event `\(event)` is \(Words.excerpt(value)), which is outside what the "
        + "machine declares"
    case .negativeLength(let timer, let length, let rule, let origin):
      "rule `\(rule)` (\(origin)) starts timer `\(timer)` with \(length): a length is not negative"
    case .tooLate(let timer): "timer `\(timer)` would be due beyond 9223372036854.775807"
    case .evaluation(let error): error.message
    }
  }
}
