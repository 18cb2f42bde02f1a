import DecisionTables
import RewardedAds

/// Configurations whose plans are measured, each with a planner in which it is bound.
struct PlanSamples {
  private(set) var found: [FoundConfiguration] = []
  private(set) var ads: [Ad] = []
  var planners: [Planner] = []
  var values = PlanValues()

  private static let documents = [
    #"{"reward": {"type": "coins", "count": 3}, "close": {"postrewardtime": 2}}"#,
    #"{"completion": {"banner": {"time": 9}, "video": {"time": 9, "endcard": {"time": 9}}}}"#,
    #"{"completion": {"banner": {"event": "rwdd://userDidEarnReward"}}}"#,
    #"{"completion": {"video": {"playbackevent": "midpoint"}}, "close": {"action": "autoclose"}}"#,
    #"{"completion": {"video": {"playbackevent": "start"}}, "close": {"postrewardtime": 30}}"#,
    #"{"completion": {"video": {"time": 30, "endcard": {"event": "rwdd://done"}}}}"#,
  ]

  init(_ compiled: CompiledPolicy) throws {
    for text in PlanSamples.documents {
      let document = try JSONDocument(SourceText(name: "sample", text: text))
      for configuration in AdDocument(reading: document).configurations {
        for kind in [AdKind.banner, .video, .videoWithEndCard] {
          let ad = Ad(kind: kind, duration: 15)
          var planner = try Planner(compiled)
          use(try planner.bind(configuration, for: ad))
          try planner.decide(into: &values)
          found.append(configuration)
          ads.append(ad)
          planners.append(planner)
        }
      }
    }
  }
}
