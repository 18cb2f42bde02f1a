import DecisionTables
import RewardedAds

/// A document and what is found in it, one line a configuration or skipped part.
///
/// A configuration reads `pointer documentKind kinds [default] [seconds origin] [finding …]`;
/// `default` says that no `rwdd` is read. A skipped part reads `skip pointer reason`.
struct AdDocumentRow: Sendable {
  let json: String
  let expected: [String]

  init(_ json: String, _ expected: String...) {
    self.json = json
    self.expected = expected
  }
}

func lines(of json: String, assumeRewarded: Bool = false) throws -> [String] {
  let document = try JSONDocument(SourceText(name: "ad.json", text: json))
  let found = AdDocument(reading: document, assumeRewarded: assumeRewarded)
  return found.configurations.map(line(of:))
    + found.skipped.map { "skip \($0.pointer) \($0.reason)" }
}

private func line(of found: FoundConfiguration) -> String {
  let kinds = found.kinds.map(\.rawValue).joined(separator: ",")
  var words = [found.pointer, found.documentKind.rawValue]
  words.append(kinds == "banner,video,video-with-end-card" ? "any" : kinds)
  if found.rwdd == nil { words.append("default") }
  if let duration = found.duration { words.append("\(duration.seconds) \(duration.origin)") }
  return (words + found.findings.map(\.id)).joined(separator: " ")
}

/// An element that is right in every way.
let sdkElement = #"{"type": "prebidmobilesdk", "rwdd": {"reward": {"type": "gems", "count": 1}}}"#

func ext(_ passthrough: String) -> String {
  #"{"prebid": {"passthrough": \#(passthrough)}}"#
}

func response(_ bids: String...) -> String {
  #"{"id": "r", "seatbid": [{"seat": "s", "bid": [\#(bids.joined(separator: ","))]}]}"#
}

/// A bid with the right element and the further members `members`.
func bid(_ members: String) -> String {
  #"{"impid": "1", \#(members), "ext": \#(ext("[\(sdkElement)]"))}"#
}

/// `text` as a JSON string.
func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#) + "\""
}
