import RewardedAds

/// What two plans say, side by side, in the words of plans.
struct ComparisonWords {
  /// What one of the plans says: a time where it has one, and words.
  struct Side {
    var time = ""
    let words: String
  }

  struct Row {
    let label: String
    let old: Side
    let new: Side
  }

  private let old: PlanWords
  private let new: PlanWords

  init(_ old: Plan, _ new: Plan) {
    self.old = PlanWords(old)
    self.new = PlanWords(new)
  }

  /// One row for each line of a plan that a change shows in.
  func rows(_ changes: [PlanChange]) -> [Row] {
    var labels: [String] = []
    for change in changes {
      let label = ComparisonWords.label(of: change)
      if !labels.contains(label) { labels.append(label) }
    }
    return labels.map { label in
      Row(label: label, old: old.side(label), new: new.side(label))
    }
  }

  /// The line of a plan that shows the change.
  private static func label(of change: PlanChange) -> String {
    switch change.what {
    case "ad.duration": PlanWords.Label.ad
    case "reward": PlanWords.Label.prize
    case "progressBar": PlanWords.Label.bar
    case "learnMoreAt": PlanWords.Label.learnMore
    case let what where what.hasPrefix("close"): PlanWords.Label.leaving
    default: PlanWords.Label.reward
    }
  }
}

extension PlanWords {
  /// All that a plan says under a label.
  fileprivate func side(_ label: String) -> ComparisonWords.Side {
    if label == Label.ad { return ComparisonWords.Side(words: ad) }
    if let row = times.first(where: { $0.label == label }) {
      return ComparisonWords.Side(time: row.time, words: row.words)
    }
    return ComparisonWords.Side(words: others.first { $0.label == label }?.words ?? "none")
  }
}
