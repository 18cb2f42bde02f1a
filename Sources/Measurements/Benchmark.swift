/// A subject that is measured beside others that do the same work in another way.
package struct Benchmark {
  /// For machines too: `completion-decision`.
  package var name: String { subject.name }
  package let subject: Subject
  package let references: [Subject]

  package init(_ subject: Subject, references: [Subject] = []) {
    self.subject = subject
    self.references = references
  }

  package func result(_ stopwatch: Stopwatch) -> Result {
    let figures = stopwatch.measure([subject] + references)
    return Result(
      name: name, figures: figures[0],
      references: zip(references, figures.dropFirst()).map { ($0.name, $1) })
  }

  package struct Result: Sendable {
    package let name: String
    package let figures: Figures
    package let references: [(name: String, figures: Figures)]

    package init(
      name: String, figures: Figures, references: [(name: String, figures: Figures)]
    ) {
      self.name = name
      self.figures = figures
      self.references = references
    }

    /// How many times as long as the first reference it took.
    package var ratio: Double? {
      references.first.map { figures.nanoseconds / $0.figures.nanoseconds }
    }
  }
}
