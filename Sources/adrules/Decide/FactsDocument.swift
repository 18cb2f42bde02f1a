import DecisionTables

/// The facts that a decision is asked about, read into an evaluation.
struct FactsDocument {
  /// What stands for facts when none are given.
  private static let none = SourceText(name: DecideVerb.facts.spelling, text: "{}")

  let document: JSONDocument
  /// Whether there is a document that a finding can point into.
  let isGiven: Bool
  /// What is wrong with the facts and did not keep them from being read.
  let findings: [Diagnostic]

  /// - Throws: ``ToolError/unusable(_:)`` if `given` is no JSON, or no object.
  init(_ given: SourceText?, into evaluation: inout Evaluation) throws(ToolError) {
    let source = given ?? FactsDocument.none
    isGiven = given != nil
    do throws(JSONSyntaxError) {
      document = try JSONDocument(source)
    } catch {
      throw .unusable([Diagnostic(error, in: source)])
    }
    var reader = FactReader(evaluation.compiled)
    reader.read(document: document.root, into: &evaluation)
    let shape = reader.findings.map(\.diagnostic)
    guard document.root.kind == .object else { throw .unusable(shape) }
    findings = (document.duplicateKeys.map { Diagnostic($0) } + shape).sortedByPlace()
  }
}
