import RewardedAds
import Testing

/// The session of the built-in policy, as an app drives it.
@Suite struct RewardedSessionTests {
  private static func session(
    _ rwdd: String, _ ad: Ad
  ) throws -> (RewardedSession, Plan) {
    let policy = try RewardPolicy.prebid()
    let configuration = try RewardConfiguration(json: Array(rwdd.utf8))
    let rules = try SessionRules(policy)
    return (
      try rules.session(configuration, for: ad), try policy.plan(configuration, for: ad)
    )
  }

  /// Plays an ad to which nothing happens from outside, up to its close action.
  private static func play(_ session: RewardedSession, _ ad: Ad) throws -> [SessionAction] {
    var session = session
    var actions = try session.handle(.impression, at: 0)
    if let duration = ad.duration {
      actions += try session.handle(.playback(.complete, position: duration), at: duration)
      if ad.kind == .videoWithEndCard {
        actions += try session.handle(.endCardShown, at: duration)
      }
    }
    return actions + (try session.advance(to: 10_000))
  }

  @Test(arguments: [nil, 3, 15, 100] as [Int?], [0, 3, 9])
  func `the session rewards and closes when the plan says`(time: Int?, wait: Int) throws {
    let ads = [
      Ad(kind: .banner), Ad(kind: .video, duration: 15),
      Ad(kind: .videoWithEndCard, duration: 15),
    ]
    for (action, ad) in ["autoclose", "closebutton"].flatMap({ action in ads.map { (action, $0) } })
    {
      let entry = time.map { "\"time\": \($0)" } ?? ""
      let rwdd = """
        {"rwdd": {"reward": {"type": "coins", "count": 3}, "completion": {"banner": {\(entry)},
        "video": {\(entry), "endcard": {\(entry)}}},
        "close": {"postrewardtime": \(wait), "action": "\(action)"}}}
        """.replacing("{, ", with: "{")
      let (session, plan) = try Self.session(rwdd, ad)
      let actions = try Self.play(session, ad)
      let label = "\(ad.kind.rawValue) \(entry) \(wait) \(action)"
      let reward = actions.filter { $0.kind == .reward }
      #expect(reward.map(\.at) == [try #require(plan.rewardAt)], "\(label)")
      #expect(reward.first?.reward == plan.reward)
      let ends = actions.filter { $0.kind == .close || $0.kind == .showCloseButton }
      #expect(ends.map(\.at) == [try #require(plan.closeAt)], "\(label)")
      let closes = plan.close.closesByItself == true
      #expect(ends.map(\.kind) == [closes ? .close : .showCloseButton], "\(label)")
      let learnMore = actions.filter { $0.kind == .showLearnMore }.map(\.at)
      #expect(learnMore == (plan.learnMoreAt.map { [$0] } ?? []), "\(label)")
    }
  }

  @Test func `who leaves early earns nothing, and time does not go back`() throws {
    let (loaded, _) = try Self.session("{\"rwdd\": {}}", Ad(kind: .banner))
    var session = loaded
    #expect(try session.handle(.impression, at: 1).map(\.kind) == [.willPresent])
    #expect(session.nextDeadline == 121)
    #expect(throws: RewardedSession.Failure.self) { try session.handle(.leave, at: 0.5) }
    let actions = try session.handle(.leave, at: 30)
    #expect(actions.map(\.kind) == [.didDismiss])
    #expect(actions.map(\.by) == ["user"])
    #expect(session.isOver)
    #expect(session.nextDeadline == nil)
    #expect(loaded.state == "loaded")
  }
}
