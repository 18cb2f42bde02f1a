extension Evaluation {
  /// The first of several rules that match, if the table is ANY and all have the same outputs.
  mutating func agreement(of rules: RuleSet, of index: Int) throws(EvaluationError) -> Outcome {
    let table = compiled.flat.tables[index]
    guard table.hitPolicy == .any, let first = rules.first else {
      throw severalRules(rules, of: index)
    }
    for rule in rules.rules.dropFirst() where try !agree(first, rule, of: index) {
      throw .disagreeingRules(
        decision: policy.decisions[index].name,
        rules: [first, rule].map { compiled.decisions[index].rules[$0].id })
    }
    return .rule(first)
  }

  /// Whether two rules give every output the same value. Texts and pointers are compared as they
  /// are written.
  private mutating func agree(_ a: Int, _ b: Int, of index: Int) throws(EvaluationError) -> Bool {
    let decision = policy.decisions[index]
    for column in decision.outputs.indices {
      if decision.outputs[column].typing.type.isForPeople {
        guard decision.rules[a].terms[column] == decision.rules[b].terms[column] else {
          return false
        }
      } else {
        let value = try value(ofOutput: column, rule: a, of: index)
        guard try value == self.value(ofOutput: column, rule: b, of: index) else { return false }
      }
    }
    return true
  }

  /// The value that a rule gives for an output.
  mutating func value(
    ofOutput column: Int, rule: Int, of index: Int
  ) throws(EvaluationError) -> Value {
    own()
    let row = compiled.flat.rows[Int(compiled.flat.tables[index].rows.start) + rule]
    for place in row.moves.indices where compiled.flat.moves[place].column == column {
      do throws(ArithmeticFault) {
        return try value(of: compiled.flat.moves[place])
      } catch {
        throw located(error, output: column, rule: rule, of: index)
      }
    }
    return compiled.flat.rowValues[Int(row.values) + column]
  }
}
