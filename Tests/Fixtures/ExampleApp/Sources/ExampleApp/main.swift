import RewardedAds

let bid = #"""
  {"id": "bid-1", "ext": {"prebid": {"passthrough": [{"type": "prebidmobilesdk", "rwdd": {
    "reward": {"type": "coins", "count": 3},
    "completion": {"video": {"time": 10, "playbackevent": "midpoint"}},
    "close": {"postrewardtime": 2, "action": "closebutton"}
  }}]}}}
  """#

let policy = try RewardPolicy.prebid()
let configuration = try RewardConfiguration(json: bid.utf8)
let plan = try policy.plan(configuration, for: Ad(kind: .video, duration: 15))

if let seconds = plan.rewardAt {
  print("after \(seconds) s the user has earned", plan.reward)
}
if let seconds = plan.closeAt {
  let closesByItself = plan.close.closesByItself == true
  print("after \(seconds) s the ad", closesByItself ? "closes" : "shows a close button")
}
for finding in plan.findings where finding.severity >= .warning {
  print("\(finding.severity): \(finding.message) [\(finding.id)]")
}
