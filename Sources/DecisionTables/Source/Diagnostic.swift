/// How bad a finding is. The order is that of the cases.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case info, warning, error
  /// An outcome that hides, traps or surprises the person in front of the screen.
  case harm

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    case .harm: 3
    }
  }
}

/// How sure a finding is.
package enum Confidence: String, Sendable, CaseIterable {
  /// Wrong for every creative that can win.
  case certain
  /// Wrong for some of them.
  case possible
  /// Wrong on some platforms only.
  case platform
}

/// One finding about a file or a document, as data: how it was found is not part of it.
///
/// Ids are stable and meant for machines; messages are for people and may change at any time.
package struct Diagnostic: Sendable {
  /// A further place that helps to understand a finding.
  package struct Note: Sendable, Equatable {
    package let message: String
    package let place: Place?

    package init(_ message: String, at place: Place? = nil) {
      self.message = message
      self.place = place
    }
  }

  package struct Suggestion: Sendable, Equatable {
    package let word: String
    package let name: String

    package init(_ word: String, meant name: String) {
      self.word = word
      self.name = name
    }
  }

  package var id: String
  package var severity: Severity
  package var confidence: Confidence
  package var message: String
  package var place: Place?
  /// JSON Pointer (RFC 6901) into the document, where there is one.
  package var pointer: String?
  package var notes: [Note]
  /// What would mend it.
  package var fix: Fix?
  /// A name in the text at `place`, and the known one that was probably meant.
  package var suggestion: Suggestion?

  package init(
    id: String, severity: Severity, message: String, at place: Place?,
    confidence: Confidence = .certain, pointer: String? = nil, notes: [Note] = []
  ) {
    self.id = id
    self.severity = severity
    self.confidence = confidence
    self.message = message
    self.place = place
    self.pointer = pointer
    self.notes = notes
  }
}

extension [Diagnostic] {
  /// By file, place and id: the order in which they are printed.
  package func sortedByPlace() -> [Diagnostic] {
    sorted { a, b in
      let first = (a.place?.source.name ?? "", a.place?.range.lowerBound ?? 0, a.id, a.message)
      let second = (b.place?.source.name ?? "", b.place?.range.lowerBound ?? 0, b.id, b.message)
      return first < second
    }
  }

  package var hasErrors: Bool { contains { $0.severity >= .error } }
}
