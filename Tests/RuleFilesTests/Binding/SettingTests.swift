import Testing

@testable import RuleFiles

@Suite struct SettingTests {
  private static let policy = """
    policy: p
    language: 1
    inputs:
      kind: {values: [banner, video], required: true}
      time: {type: integer, unit: s}
      word: string
      url: string
      flag: boolean
    settings:
      event: {from: url, valid: not(""), when: {kind: banner}}
      time:
        from: time
        valid: 1..100
        when: {kind: banner, settings.event: absent}
        default: 120
      word:
        from: word
        valid: [autoclose, closeButton]
        ignoreCase: true
        when: {kind: video}
        default: closeButton
      one: {from: word, valid: Alone, ignoreCase: true}
      plain: {from: word, default: none}
      flag: {from: flag, default: true}
      double: {type: integer, unit: s, default: "= settings.time * 2"}
      late: {from: time, valid: "> 10", default: = settings.limit}
      limit: {default: 7, unit: s}
      half: {default: 0.5}
      nothing: {from: time, valid: "> 1000", default: = absent}
      name: {default: "5"}
      chosen: {type: string, default: = if settings.word.from = "default" then "a" else "b"}
    """

  @Test(arguments: [
    ("event", #"{"url": "x"}"#, "x (configured)"),
    ("event", #"{"url": ""}"#, "nothing (invalid)"),
    ("event", #"{"url": 5}"#, "nothing (invalid)"),
    ("event", #"{"url": null}"#, "nothing (default)"),
    ("event", #"{}"#, "nothing (default)"),
    ("event", #"{"kind": "video", "url": "x"}"#, "nothing (ignored)"),
    ("event", #"{"kind": "video", "url": ""}"#, "nothing (invalid)"),
    ("time", #"{"time": 30}"#, "30 (configured)"),
    ("time", #"{"time": 30.0}"#, "30 (configured)"),
    ("time", #"{"time": 0}"#, "120 (invalid)"),
    ("time", #"{"time": 101}"#, "120 (invalid)"),
    ("time", #"{"time": "30"}"#, "120 (invalid)"),
    ("time", #"{"time": 1.5}"#, "120 (invalid)"),
    ("time", #"{"time": 30, "url": "x"}"#, "120 (ignored)"),
    ("time", #"{"time": 30, "url": ""}"#, "30 (configured)"),
    ("time", #"{"time": 30, "kind": "video"}"#, "120 (ignored)"),
    ("time", #"{}"#, "120 (default)"),
    ("word", #"{"kind": "video", "word": "autoclose"}"#, "autoclose (configured)"),
    ("word", #"{"kind": "video", "word": "AutoClose"}"#, "autoclose (corrected)"),
    ("word", #"{"kind": "video", "word": "CLOSEBUTTON"}"#, "closeButton (corrected)"),
    ("word", #"{"word": "AutoClose"}"#, "closeButton (ignored)"),
    ("word", #"{"word": "autoclose"}"#, "closeButton (ignored)"),
    ("word", #"{"kind": "video", "word": "autoclose "}"#, "closeButton (invalid)"),
    ("word", #"{"kind": "video", "word": "other"}"#, "closeButton (invalid)"),
    ("word", #"{"kind": "video"}"#, "closeButton (default)"),
    ("one", #"{"word": "ALONE"}"#, "Alone (corrected)"),
    ("plain", #"{"word": ""}"#, " (configured)"),
    ("plain", #"{"word": true}"#, "none (invalid)"),
    ("flag", #"{"flag": false}"#, "false (configured)"),
    ("flag", #"{"flag": "no"}"#, "true (invalid)"),
    ("double", #"{"time": 30}"#, "60 (default)"),
    ("double", #"{}"#, "240 (default)"),
    ("late", #"{"time": 5}"#, "7 (invalid)"),
    ("late", #"{"time": 11}"#, "11 (configured)"),
    ("limit", #"{"time": 11}"#, "7 (default)"),
    ("half", #"{}"#, "0.5 (default)"),
    ("nothing", #"{"time": 5}"#, "nothing (invalid)"),
    ("name", #"{}"#, "5 (default)"),
    ("chosen", #"{}"#, "a (default)"),
    ("chosen", #"{"kind": "video", "word": "AUTOCLOSE"}"#, "b (default)"),
  ])
  func `a setting is the configured value, or a default and why`(
    name: String, facts: String, value: String
  ) throws {
    var run = try PolicyRun(Self.policy)
    let kind =
      facts.contains("kind")
      ? facts
      : facts.dropLast() + (facts == "{}" ? "" : ", ")
        + "\"kind\": \"banner\"}"
    #expect(try run.setting(name, String(kind)) == value)
  }

  @Test func `settings may read each other in any order`() throws {
    let policy = """
      policy: p
      language: 1
      inputs: {t: integer}
      settings:
        c: {type: integer, default: = settings.b + 1}
        b: {type: integer, default: = settings.a + 1}
        a: {from: t, when: {settings.on: true}, default: 10}
        on: {default: true}
      """
    var run = try PolicyRun(policy)
    #expect(try run.setting("c", "{}") == "12 (default)")
    #expect(try run.setting("c", #"{"t": 1}"#) == "3 (default)")
  }
}
