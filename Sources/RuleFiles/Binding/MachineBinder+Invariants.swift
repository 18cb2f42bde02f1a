import DecisionTables

extension MachineBinder {
  /// Binds what must hold; the input expressions that nothing mentions are left out then.
  mutating func bindInvariants() {
    var scope = ruleScope
    showActions(in: &scope)
    var first: [String: Place] = [:]
    for written in syntax.invariants {
      if let place = first[written.id.text] {
        let reason = RuleFault.Reason.repeatedName(
          written.id.text, what: "an invariant", first: place)
        binder.report(reason, at: written.id.place)
        continue
      }
      first[written.id.text] = written.id.place
      var patterns: [String: Invariant.Pattern] = [:]
      for key in SyntaxReader.patternKeys {
        if let tests = written.patterns[key] { patterns[key] = binder.tests(tests, in: scope) }
      }
      guard let form = Invariant.Form(patterns) else { continue }
      machine.invariants.append(
        Invariant(
          id: written.id.text, title: written.title, clause: written.clause?.text, form: form,
          origin: written.id.place.origin))
    }
    dropExpressions()
  }

  private mutating func dropExpressions() {
    let table = binder.policy.decisions[machine.table]
    var asking = table
    asking.rules += machine.invariants.map { invariant in
      Rule(
        id: "", tests: invariant.form.patterns.flatMap(\.self), terms: [],
        origin: invariant.origin)
    }
    let needed = binder.mentioned(table.expressions, by: asking)
    binder.update { [index = machine.table] in $0.decisions[index].expressions = needed }
  }
}

extension Invariant.Form {
  /// Nil where the keys do not go together, which was reported.
  fileprivate init?(_ patterns: [String: Invariant.Pattern]) {
    if let never = patterns["never"] {
      if let after = patterns["after"] {
        self = .never(never, .after(after, until: patterns["until"]))
      } else if let before = patterns["before"] {
        self = .never(never, .before(before))
      } else {
        self = .never(never, .everywhere)
      }
    } else if let when = patterns["when"], let must = patterns["must"] {
      self = .must(when: when, must)
    } else if let after = patterns["after"], let can = patterns["can"] {
      self = .can(after: after, can)
    } else {
      return nil
    }
  }
}
