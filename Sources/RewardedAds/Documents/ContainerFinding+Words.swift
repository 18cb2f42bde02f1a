package import DecisionTables

/// Ids, severities and words of everything that is found around a configuration.
extension ContainerFinding {
  package var id: String { row.id }
  package var severity: Severity { row.severity }
  package var confidence: Confidence { row.confidence }

  private var row: (id: String, severity: Severity, confidence: Confidence) {
    switch reason {
    case .missingType: ("missing-type", .error, .platform)
    case .otherType: ("other-type", .error, .certain)
    case .passthroughObject: ("passthrough-object", .warning, .platform)
    case .notReadHere: ("not-read-here", .error, .certain)
    case .notFirstElement: ("not-first-element", .error, .certain)
    case .durationMismatch: ("duration-mismatch", .warning, .certain)
    }
  }

  package var message: String {
    switch reason {
    case .missingType:
      "the element has no `type`, so SDKs pass it over; expected `prebidmobilesdk`"
    case .otherType(let found):
      "`rwdd` is not read from an element of type `\(short(found))`; expected `prebidmobilesdk`"
    case .passthroughObject:
      "`passthrough` is one object, which some SDKs pass over; expected an array of elements"
    case .notReadHere(let expected):
      "`rwdd` is not read here; expected in an element of `\(expected.path)`"
    case .notFirstElement(let first):
      "`rwdd` is not read from this element: the one at `\(first)` comes first and counts"
    case .durationMismatch(let vast, let declared):
      "`dur` is \(declared) seconds and VAST says \(vast); the video lasts as long as VAST says"
    }
  }

  private func short(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(59) + "…"
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      id: id, severity: severity, message: message, at: subject.place, confidence: confidence,
      pointer: pointer)
  }
}

extension ContainerFinding.Expectation {
  fileprivate var path: String {
    switch self {
    case .imp: "imp[].ext.prebid.passthrough"
    case .bid: "seatbid[].bid[].ext.prebid.passthrough"
    case .ext: "ext.prebid.passthrough"
    }
  }
}
