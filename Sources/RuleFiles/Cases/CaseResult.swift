package import DecisionTables

/// How a case came out.
package struct CaseResult: Sendable {
  package enum Outcome: Sendable {
    case passed
    case failed([Difference])
  }

  /// One thing that is not as the case expects.
  package struct Difference: Sendable {
    package enum Kind: Sendable {
      case unknownDecision(String, known: [String])
      case insideMachine(String, machine: String)
      case unknownMachine(String, known: [String])
      case machine(MachineError)
      case play(PlayFault)
      case unknownName(String, known: [String])
      case shape(String)
      case unknownKey(String, known: [String])
      case unreadableFacts(String)
      case evaluation(EvaluationError)
      case value(name: String, expected: String, found: String)
      case list(name: String, expected: [String], found: [String])
      case wrongNode(expected: String, found: String)
    }

    package let kind: Kind
    package let place: Place
  }

  package let name: Word
  package let clause: String?
  package let outcome: Outcome
  /// The rules that decided, as `DECISION.RULE`.
  package let decidedBy: [String]
}

extension CaseResult.Difference {
  package var message: String {
    switch kind {
    case .unknownDecision(let name, let known):
      "there is no decision `\(Words.excerpt(name))`\(Words.suggestion(for: name, among: known))"
    case .insideMachine(let name, let machine):
      "`\(name)` stands inside a machine: write `play: \(machine)` and events"
    case .unknownMachine(let name, let known):
      "there is no machine `\(Words.excerpt(name))`\(Words.suggestion(for: name, among: known))"
    case .machine(let error): error.message
    case .play(let fault): fault.message
    case .unknownName(let name, let known):
      "unknown name `\(Words.excerpt(name))`\(Words.suggestion(for: name, among: known))"
    case .shape(let message): "the facts: \(message)"
    case .unknownKey(let key, let known):
      "the facts: unknown key `\(Words.excerpt(key))`\(Words.suggestion(for: key, among: known))"
    case .unreadableFacts(let message): "the facts cannot be read: \(message)"
    case .evaluation(let error): error.message
    case .value(let name, let expected, let found):
      "`\(name)`: expected \(expected), found \(found)"
    case .list(let name, let expected, let found):
      "`\(name)`: expected \(list(expected)), found \(list(found))"
    case .wrongNode(let expected, let found): "expected \(expected), not \(found)"
    }
  }

  /// As many names as people compare by eye.
  private func list(_ names: [String]) -> String {
    let shown = names.prefix(100).map { $0.utf8.count > 200 ? Words.excerpt($0) : $0 }
    let more = names.count > shown.count ? ["\(names.count - shown.count) more"] : []
    return "[\((shown + more).joined(separator: ", "))]"
  }
}

extension Policy {
  /// Why a decision cannot be asked.
  func unknownDecision(_ name: String) -> CaseResult.Difference.Kind {
    let machine = machines.first { machine in
      machine.policy.decisions.contains { $0.name == name && !$0.name.contains(".") }
    }
    if let machine { return .insideMachine(name, machine: machine.name) }
    return .unknownDecision(name, known: decisions.map(\.name))
  }
}
