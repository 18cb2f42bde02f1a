import Testing

/// A configuration, an ad, and everything that its plan and its findings must say.
struct Situation: Sendable, CustomTestStringConvertible {
  let sentence: String
  /// The whole document.
  let document: String
  let kind: String
  let duration: String?
  let reward: Double
  let close: Double
  let closesByItself: Bool
  let bar: Double?
  let learnMore: Double?
  /// Ids, sorted; `(i)` marks an info.
  let findings: [String]

  var testDescription: String { sentence }

  /// A situation whose configuration, less its reward, stands in the usual container.
  init(
    _ sentence: String, _ rwdd: String, _ kind: String, duration: String? = nil,
    reward: Double, close: Double, byItself: Bool = false, bar: Double? = nil,
    learnMore: Double? = nil, _ findings: String...
  ) {
    let inner = rwdd.isEmpty ? "" : ", " + rwdd
    let element = #"{"type": "prebidmobilesdk", "rwdd": {\#(Situation.reward)\#(inner)}}"#
    self.init(
      sentence, document: #"{"prebid": {"passthrough": [\#(element)]}}"#, kind,
      duration: duration, reward: reward, close: close, byItself: byItself, bar: bar,
      learnMore: learnMore, findings)
  }

  init(
    _ sentence: String, document: String, _ kind: String, duration: String? = nil,
    reward: Double, close: Double, byItself: Bool = false, bar: Double? = nil,
    learnMore: Double? = nil, _ findings: [String]
  ) {
    self.sentence = sentence
    self.document = document
    self.kind = kind
    self.duration = duration
    self.reward = reward
    self.close = close
    closesByItself = byItself
    self.bar = bar
    self.learnMore = learnMore
    self.findings = findings.sorted()
  }

  static let reward = #""reward": {"type": "gems", "count": 4}"#
  private static let event = #""event": "rwdd://userDidEarnReward""#
}

extension Situation {
  static let all = banners + videos + endCards + containers

  private static let banners = [
    Situation(
      "nothing is configured: a banner pays after two minutes", "", "banner", reward: 120,
      close: 120, "long-lock"),
    Situation(
      "a banner closes by itself after its post-reward time",
      #""completion": {"banner": {"time": 5}}, "#
        + #""close": {"postrewardtime": 3, "action": "autoclose"}"#,
      "banner", reward: 5, close: 8, byItself: true),
    Situation(
      "without its event a banner falls back to the default time",
      #""completion": {"banner": {\#(event)}}, "close": {"postrewardtime": 3}"#, "banner",
      reward: 120, close: 123, "long-lock (i)"),
    Situation(
      "beside an event the configured time does not count",
      #""completion": {"banner": {\#(event), "time": 20}}"#, "banner", reward: 120, close: 120,
      "time-with-event", "long-lock (i)"),
    Situation(
      "time 0 is not set", #""completion": {"banner": {"time": 0}}"#, "banner", reward: 120,
      close: 120, "time-not-positive", "long-lock"),
    Situation(
      "a null event is absent", #""completion": {"banner": {"event": null, "time": 5}}"#,
      "banner", reward: 5, close: 5, "null-value"),
  ]

  private static let videos = [
    Situation(
      "nothing is configured: a video pays at its end and stays open", "", "video",
      duration: "30", reward: 30, close: 30, bar: 30, learnMore: 30),
    Situation(
      "a video closes by itself after its post-reward time",
      #""completion": {"video": {"time": 3}}, "#
        + #""close": {"postrewardtime": 3, "action": "autoclose"}"#,
      "video", duration: "15", reward: 3, close: 6, byItself: true, bar: 6, learnMore: 3),
    Situation(
      "half of a video earns the reward",
      #""completion": {"video": {"playbackevent": "midpoint"}}, "close": {"postrewardtime": 2}"#,
      "video", duration: "15", reward: 7.5, close: 9.5, bar: 9.5, learnMore: 7.5),
    Situation(
      "the playback event beats the time",
      #""completion": {"video": {"time": 3, "playbackevent": "complete"}}"#, "video",
      duration: "15", reward: 15, close: 15, bar: 15, learnMore: 15, "complete-without-end-card",
      "time-with-playback-event"),
    Situation(
      "a time beyond the video pays at its end and closes it",
      #""completion": {"video": {"time": 100}}"#, "video", duration: "15", reward: 15, close: 15,
      byItself: true, bar: 15, learnMore: 15, "time-beyond-video", "closes-by-itself",
      "no-learn-more (i)"),
    Situation(
      "an unknown playback event is not set",
      #""completion": {"video": {"playbackevent": "half"}}"#, "video", duration: "20",
      reward: 20, close: 20, bar: 20, learnMore: 20, "unknown-playback-event"),
    Situation(
      "an end card that the creative lacks does not count",
      #""completion": {"video": {"endcard": {"time": 5}}}"#, "video", duration: "15",
      reward: 15, close: 15, bar: 15, learnMore: 15, "end-card-not-in-creative (i)"),
    Situation(
      "a wait after the end closes the video", #""close": {"postrewardtime": 3}"#, "video",
      duration: "30", reward: 30, close: 30, byItself: true, bar: 30, learnMore: 30,
      "closes-by-itself", "no-learn-more (i)"),
    Situation(
      "a wait beyond the end closes the video at its end",
      #""completion": {"video": {"playbackevent": "midpoint"}}, "close": {"postrewardtime": 9}"#,
      "video", duration: "16", reward: 8, close: 16, byItself: true, bar: 16, learnMore: 8,
      "closes-by-itself"),
    Situation(
      "closing by itself is no surprise where autoclose is configured",
      #""close": {"postrewardtime": 3, "action": "autoclose"}"#, "video", duration: "30",
      reward: 30, close: 30, byItself: true, bar: 30, learnMore: 30, "no-learn-more (i)"),
  ]

  private static let endCards = [
    Situation(
      "nothing is configured: an end card pays after two minutes", "", "video-with-end-card",
      duration: "15", reward: 135, close: 135, bar: 15, "long-lock"),
    Situation(
      "an end card counts from when it appears",
      #""completion": {"video": {"endcard": {"time": 7}}}, "#
        + #""close": {"postrewardtime": 0, "action": "closebutton"}"#,
      "video-with-end-card", duration: "15", reward: 22, close: 22, bar: 15),
    Situation(
      "an empty end card has the default time", #""completion": {"video": {"endcard": {}}}"#,
      "video-with-end-card", duration: "15", reward: 135, close: 135, bar: 15, "long-lock"),
  ]

  private static let banner5 = #""completion": {"banner": {"time": 5}}"#
  private static let full = #"{\#(reward), \#(banner5)}"#

  private static let containers = [
    Situation(
      "one object as passthrough is read",
      document: #"{"prebid": {"passthrough": {"type": "prebidmobilesdk", "rwdd": \#(full)}}}"#,
      "banner", reward: 5, close: 5, ["passthrough-object"]),
    Situation(
      "a second element is not read",
      document: #"{"prebid": {"passthrough": [{"type": "prebidmobilesdk"}, "#
        + #"{"type": "prebidmobilesdk", "rwdd": \#(full)}]}}"#,
      "banner", reward: 120, close: 120, ["not-first-element", "long-lock"]),
    Situation(
      "the root of a response is not read",
      document: #"{"seatbid": [{"bid": [{"impid": "1", "price": 1}]}], "ext": {"prebid": "#
        + #"{"passthrough": [{"type": "prebidmobilesdk", "rwdd": \#(full)}]}}}"#,
      "banner", reward: 120, close: 120, ["not-read-here", "long-lock"]),
    Situation(
      "an element without type is read all the same",
      document: #"{"prebid": {"passthrough": {"rwdd": \#(full)}}}"#, "banner", reward: 5,
      close: 5, ["missing-type", "passthrough-object"]),
    Situation(
      "an element of another type is not read",
      document: #"{"prebid": {"passthrough": [{"type": "other", "rwdd": \#(full)}]}}"#,
      "banner", reward: 120, close: 120, ["other-type", "long-lock"]),
  ]
}
