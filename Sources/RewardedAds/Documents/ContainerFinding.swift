package import DecisionTables

/// Something wrong with what is around a reward configuration, or beside it in the bid.
package struct ContainerFinding: Sendable {
  package enum Reason: Sendable, Equatable {
    /// The element that holds `rwdd` has no `type` (RA-1).
    case missingType
    /// The element that holds `rwdd` is of another type; `found` as written (RA-1).
    case otherType(found: String)
    /// One element stands where an array of them belongs (RA-1).
    case passthroughObject
    /// An `rwdd` object at a place that nobody reads (RA-1).
    case notReadHere(expected: Expectation)
    /// An element holds `rwdd` after the one at the pointer `first`, which counts (RA-2).
    case notFirstElement(first: String)
    /// The two durations of a video differ, in seconds (RA-34).
    case durationMismatch(vast: FixedPoint, declared: FixedPoint)
  }

  /// Where the configuration would be read.
  package enum Expectation: Sendable {
    case imp, bid, ext
  }

  package let reason: Reason
  /// What the finding is about.
  package let subject: JSONValue
  /// JSON Pointer of the subject.
  package let pointer: String

  init(_ reason: Reason, _ subject: DocumentPart) {
    self.reason = reason
    self.subject = subject.value
    pointer = subject.pointer
  }
}
