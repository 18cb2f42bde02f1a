import DecisionTables
import RuleFiles

/// Facts from the cases of a policy for which a finding is made.
struct CaseExamples {
  let compiled: CompiledPolicy
  let cases: [CaseSyntax]

  /// The shortest facts that lead to the finding, with its message.
  func example(of id: String) -> Topic.Example? {
    let texts = Set(cases.compactMap(\.factsText)).sorted {
      ($0.utf8.count, $0) < ($1.utf8.count, $1)
    }
    for text in texts {
      if let message = message(of: id, for: text) {
        return Topic.Example(text: text, result: message)
      }
    }
    return nil
  }

  private func message(of id: String, for text: String) -> String? {
    var evaluation = Evaluation(compiled)
    let source = SourceText(name: "facts", text: text)
    guard (try? FactsDocument(source, into: &evaluation)) != nil,
      (try? evaluation.checkPromises()) != nil
    else { return nil }
    for decision in compiled.policy.findings {
      guard (try? evaluation.decide(decision)) != nil else { continue }
      if let found = evaluation.findings(of: decision).first(where: { $0.id == id }) {
        return "\(found.severity.rawValue): \(found.message)"
      }
    }
    return nil
  }
}
