import DecisionTables

/// The strings of the built-in policy as values.
struct HandWrittenWords: Sendable {
  let banner, video, videoWithEndCard: Value
  let display, playback, endCard: Value
  let configured, corrected, ignored, invalid, byDefault: Value
  /// From `start` to `complete`.
  let playbackEvents: [Value]
  /// `autoclose` and `closebutton`.
  let actions: [Value]
  let empty: Value

  init?(_ strings: StringPool) {
    let names = [
      "banner", "video", "video-with-end-card", "display", "playback", "endCard", "configured",
      "corrected", "ignored", "invalid", "default", "",
    ]
    let words = names.compactMap { strings.find($0).map(Value.string) }
    playbackEvents = ["start", "firstquartile", "midpoint", "thirdquartile", "complete"]
      .compactMap { strings.find($0).map(Value.string) }
    actions = ["autoclose", "closebutton"].compactMap { strings.find($0).map(Value.string) }
    guard words.count == names.count, playbackEvents.count == 5, actions.count == 2 else {
      return nil
    }
    (banner, video, videoWithEndCard) = (words[0], words[1], words[2])
    (display, playback, endCard) = (words[3], words[4], words[5])
    (configured, corrected, ignored) = (words[6], words[7], words[8])
    (invalid, byDefault, empty) = (words[9], words[10], words[11])
  }

  /// The word of `list` that `value` is but for its letter case.
  func word(_ value: Value, of list: [Value], in strings: StringPool) -> Value {
    guard let id = value.string else { return .missing }
    if list.contains(value) { return value }
    let text = strings.utf8(of: id)
    let match = list.first { word in
      guard let word = word.string.map(strings.utf8), word.count == text.count else { return false }
      return zip(word, text).allSatisfy { $0 == $1.asciiLowercased }
    }
    return match ?? .missing
  }
}
