extension MachineSession {
  /// Lets timers go that are due before `instant`, or at it: without events those alone whose tie
  /// is `timer`. The earliest goes first, of equal ones that which is declared first.
  mutating func goTimers(
    upTo instant: FixedPoint, withEvents: Bool
  ) throws(MachineError) {
    while let (timer, deadline) = nextTimer(upTo: instant, withEvents) {
      if wentAt[timer] == deadline {
        throw .noProgress(timer: compiled.machine.timers[timer].name, at: deadline)
      }
      wentAt[timer] = deadline
      timers[timer] = .off
      now = deadline
      try take(.timer(timer), [], at: deadline)
    }
  }

  private func nextTimer(
    upTo instant: FixedPoint, _ withEvents: Bool
  ) -> (timer: Int, deadline: FixedPoint)? {
    var next: (timer: Int, deadline: FixedPoint)?
    for timer in 0..<timers.count {
      guard let deadline = timers[timer].deadline, deadline <= instant else { continue }
      let isFirst = withEvents || compiled.machine.timers[timer].tie == .timer
      guard deadline < instant || isFirst else { continue }
      if next.map({ deadline < $0.deadline }) ?? true { next = (timer, deadline) }
    }
    return next
  }

  mutating func forgetWhereTimersWent() {
    for timer in 0..<wentAt.count { wentAt[timer] = nil }
  }

  /// Looks which clocks run now, and lets their timers tick or stand.
  mutating func refreshClocks(at instant: FixedPoint) throws(MachineError) {
    for clock in 0..<runs.count { runs[clock] = try isRunning(clock) }
    for timer in 0..<timers.count {
      switch (timers[timer], runs[compiled.machine.timers[timer].clock]) {
      case (.due(let deadline), false):
        timers[timer] = .standing(left: deadline.subtracting(instant) ?? .zero)
      case (.standing(let left), true):
        guard let deadline = instant.adding(left) else {
          throw .tooLate(timer: compiled.machine.timers[timer].name)
        }
        timers[timer] = .due(deadline)
      case (.off, _), (.due, true), (.standing, false): break
      }
    }
  }

  private mutating func isRunning(_ clock: Int) throws(MachineError) -> Bool {
    guard let condition = compiled.machine.clocks[clock].condition else { return true }
    do throws(EvaluationError) {
      return try evaluation.choose(condition) != .noRule
    } catch {
      throw .evaluation(error)
    }
  }
}
