import DecisionTables

/// What is found in ad documents by their shape and by their surroundings.
extension Topic {
  static let documents: [Topic] = [
    Topic(
      id: "missing-type", area: .documents, severity: .error,
      summary: "The element that holds `rwdd` has no `type`.",
      rationale:
        "SDKs take the element of type `prebidmobilesdk` and pass over one without a type. "
        + "Write `\"type\": \"prebidmobilesdk\"` beside `rwdd`.",
      clause: "RA-1"),
    Topic(
      id: "other-type", area: .documents, severity: .error,
      summary: "`rwdd` stands in an element of another type than `prebidmobilesdk`.",
      rationale: "No SDK reads a reward configuration from it, so the ad behaves as if nothing was "
        + "configured. Move `rwdd` to the element of type `prebidmobilesdk`.",
      clause: "RA-1"),
    Topic(
      id: "passthrough-object", area: .documents, severity: .warning,
      summary: "`passthrough` is one object instead of an array of elements.",
      rationale: "Some SDKs read only an array. Put the object in brackets.",
      clause: "RA-1"),
    Topic(
      id: "not-read-here", area: .documents, severity: .error,
      summary: "An `rwdd` object stands at a place where no SDK looks.",
      rationale:
        "The configuration has no effect. Move it to the element of type `prebidmobilesdk` "
        + "of the `passthrough` that the message names.",
      clause: "RA-1"),
    Topic(
      id: "not-first-element", area: .documents, severity: .error,
      summary: "An element holds `rwdd` behind another one that counts.",
      rationale: "SDKs take the first element of type `prebidmobilesdk`; this one has no effect. "
        + "Leave one of them out.",
      clause: "RA-2"),
    Topic(
      id: "duration-mismatch", area: .documents, severity: .warning,
      summary: "The bid and its VAST give two durations of one video.",
      rationale: "The video lasts as long as VAST says, and rewards and closing times follow it. "
        + "Correct `dur`, or the VAST.",
      clause: "RA-34"),
    Topic(
      id: "wrong-type", area: .documents, severity: .error,
      summary: "A property has a value of another JSON type than it takes.",
      rationale:
        "It counts as not set: `\"5\"` is a string, not a number of seconds. Write the type "
        + "that the message names."),
    Topic(
      id: "number-too-large", area: .documents, severity: .error,
      summary: "A number is beyond what can be computed with.",
      rationale: "It counts as not set. Numbers are exact within ±9223372036854.775807."),
    Topic(
      id: "null-value", area: .documents, severity: .warning,
      summary: "A property is `null`.",
      rationale: "It counts as absent. Leave the key out, so that nobody takes it for a value."),
    Topic(
      id: "unknown-key", area: .documents, severity: .warning,
      summary: "An object has a key that the policy does not know.",
      rationale: "It has no effect: perhaps a spelling mistake, or a property of another "
        + "specification."),
    Topic(
      id: "duplicate-key", area: .documents, severity: .warning,
      summary: "A key stands twice in one object.",
      rationale:
        "Readers differ in which one they take; here it is the last one. Leave one of them "
        + "out."),
    Topic(
      id: "json-syntax", area: .documents, severity: .error,
      summary: "The document is not JSON.",
      rationale: "Nothing in it can be read, neither here nor by an SDK. The caret shows the first "
        + "byte that does not fit (RFC 8259)."),
    Topic(
      id: "document-too-large", area: .documents, severity: .error,
      summary: "A document, or a record of a file of records, is too long to be read.",
      rationale: "A document ends within 4 MiB, a line of a file of one document a line within 1 "
        + "MiB. Of a file of records the others are read."),
    Topic(
      id: "empty-file", area: .documents, severity: .error,
      summary: "The file holds no value.",
      rationale: "Perhaps it was written by a command that failed."),
  ]
}
