extension MachineSession {
  /// Notes what an error must leave as it was; copies element by element, so that nothing is
  /// shared and nothing allocated.
  mutating func save() {
    saved.state = state
    saved.now = now
    saved.strings = evaluation.strings.count
    for index in 0..<timers.count {
      saved.timers[index] = timers[index]
      saved.wentAt[index] = wentAt[index]
    }
    for index in 0..<runs.count { saved.runs[index] = runs[index] }
    for index in 0..<newData.count {
      saved.data[index] = evaluation.values[compiled.machine.data[index].slot]
    }
  }

  mutating func restore() {
    state = saved.state
    now = saved.now
    for index in 0..<timers.count {
      timers[index] = saved.timers[index]
      wentAt[index] = saved.wentAt[index]
    }
    for index in 0..<runs.count { runs[index] = saved.runs[index] }
    for index in 0..<newData.count {
      evaluation.put(saved.data[index], in: compiled.machine.data[index].slot)
    }
    showState()
    forgetStep()
    forgetFields()
    evaluation.strings.truncate(to: saved.strings)
    result.removeAll()
  }

  mutating func showState() {
    let machine = compiled.machine
    evaluation.put(.string(machine.states[state].name), in: machine.stateSlot)
  }

  /// Forgets what depends on the step.
  mutating func forgetStep() {
    evaluation.forget(
      decisionsFrom: compiled.firstDecision, settingsFrom: compiled.firstSetting, baseHits)
  }

  mutating func forgetFields() {
    let machine = compiled.machine
    evaluation.put(.missing, in: machine.occurrenceSlot)
    for event in 0..<machine.events.count {
      for field in 0..<machine.events[event].fields.count {
        evaluation.put(.missing, in: machine.events[event].fields[field].slot)
      }
    }
  }

  /// Forgets the strings of events that no datum holds, so that the pool does not grow.
  mutating func dropStrings() {
    guard evaluation.strings.count > baseStrings else { return }
    scratch.removeAll(keepingCapacity: true)
    let machine = compiled.machine
    for datum in 0..<newData.count {
      let value = evaluation.values[machine.data[datum].slot]
      newData[datum] = .missing
      guard let id = value.string, Int(id.index) >= baseStrings else { continue }
      let text = evaluation.strings.utf8(of: id)
      // Remembers where its bytes are, until the pool has room for them again.
      newData[datum] = Value(.number, Int64(text.count))
      scratch.append(contentsOf: text)
    }
    evaluation.strings.truncate(to: baseStrings)
    internAgain()
    forgetFields()
    forgetStep()
  }

  private mutating func internAgain() {
    var start = 0
    for datum in 0..<newData.count where newData[datum].kind == .number {
      let end = start + Int(newData[datum].millionths)
      let id = scratch.withUnsafeBufferPointer { bytes in
        evaluation.strings.intern(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      }
      evaluation.put(.string(id), in: compiled.machine.data[datum].slot)
      start = end
    }
  }
}

extension Evaluation {
  /// How many hits there are, and how many values they hold.
  var hitCounts: (hits: Int, values: Int) { (hits.count, hitValues.count) }

  /// Evaluates what a machine needs and what depends on facts alone, so that it holds for a session.
  mutating func prepareBase(of machine: CompiledMachine) throws(EvaluationError) {
    forgetResults()
    for step in policy.steps where machine.isBase(step) && machine.needs(step) {
      switch step {
      case .decision(let index): try decide(index)
      case .setting(let index): try decide(setting: index)
      }
    }
  }

  /// Forgets the results of what a machine adds, and its hits.
  mutating func forget(
    decisionsFrom firstDecision: Int, settingsFrom firstSetting: Int,
    _ base: (hits: Int, values: Int)
  ) {
    let count = hitRanges.count
    for index in firstDecision..<count {
      forgetOutcome(of: index)
      hitRanges[index] = 0..<0
    }
    for index in (count + firstSetting)..<(count + policy.settings.count) {
      forgetOutcome(of: index)
    }
    hits.removeLast(hits.count - base.hits)
    hitValues.removeLast(hitValues.count - base.values)
  }
}

extension CompiledMachine {
  /// Whether a step belongs to the policy, and not to the machine.
  func isBase(_ step: Step) -> Bool {
    switch step {
    case .decision(let index): index < firstDecision
    case .setting(let index): index < firstSetting
    }
  }

  /// Whether something that the machine adds is computed from a step's result.
  func needs(_ step: Step) -> Bool { needed.contains(step) }
}
