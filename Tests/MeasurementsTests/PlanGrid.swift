import DecisionTables
import Testing

@testable import RewardedAds

/// Facts at and around every boundary of the built-in policy: for each kind of ad all that counts
/// for it with everything else, and the facts of other kinds in turn beside them.
struct PlanGrid {
  /// What stands at a fact.
  enum Cell: Equatable {
    case missing, null, mistyped
    case number(Int)
    case word(String)
  }

  /// Cells by name.
  typealias Facts = [String: Cell]

  private static let video = 15
  private static let times: [Cell] = [
    .missing, .null, .mistyped, .number(0), .number(1), .number(video - 1), .number(video),
    .number(video + 1), .number(2_147_484),
  ]
  private static let events: [Cell] = [
    .missing, .mistyped, .word(""), .word("rwdd://userDidEarnReward"), .word("no url"),
  ]
  private static let playbackEvents: [Cell] = [
    .missing, .null, .word("start"), .word("firstquartile"), .word("midpoint"),
    .word("thirdquartile"), .word("complete"), .word("MidPoint"), .word("end"),
  ]
  private static let waits: [Cell] = [
    .missing, .mistyped, .number(-1), .number(0), .number(1), .number(video),
  ]
  private static let actions: [Cell] = [
    .missing, .word("autoclose"), .word("closebutton"), .word("AutoClose"), .word("leave"),
  ]
  private static let durations: [Cell] = [.missing, .number(0), .number(video)]

  let planner: Planner
  private let slots: [String: Int]

  init(_ compiled: CompiledPolicy) throws {
    planner = try Planner(compiled)
    slots = Dictionary(
      uniqueKeysWithValues: compiled.policy.inputs.enumerated().map { ($1.name, $0) })
  }

  private static let banner = "rwdd.completion.banner"
  private static let clip = "rwdd.completion.video"

  var facts: [Facts] {
    rows(
      "banner",
      [
        ("\(PlanGrid.banner).time", PlanGrid.times),
        ("\(PlanGrid.banner).event", PlanGrid.events),
      ], durations: [.missing])
      + rows(
        "video",
        [
          ("\(PlanGrid.clip).time", PlanGrid.times),
          ("\(PlanGrid.clip).playbackevent", PlanGrid.playbackEvents),
        ])
      + rows(
        "video-with-end-card",
        [
          ("\(PlanGrid.clip).endcard.time", PlanGrid.times),
          ("\(PlanGrid.clip).endcard.event", PlanGrid.events),
        ])
  }

  private func rows(
    _ kind: String, _ own: [(String, [Cell])], durations: [Cell] = PlanGrid.durations
  ) -> [Facts] {
    let columns =
      own + [
        ("rwdd.close.postrewardtime", PlanGrid.waits), ("rwdd.close.action", PlanGrid.actions),
        ("ad.duration", durations),
      ]
    var rows: [Facts] = [["ad.kind": .word(kind)]]
    for (name, cells) in columns {
      rows = rows.flatMap { row in cells.map { row.merging([name: $0]) { old, _ in old } } }
    }
    return rows.enumerated().map { index, row in
      row.merging(PlanGrid.beside(index)) { old, _ in old }
    }
  }

  /// The facts that do not count for a kind, other ones in each row, and the reward.
  private static func beside(_ index: Int) -> Facts {
    let kinds: [Cell] = [.missing, .null, .mistyped, .word("object")]
    return [
      "\(banner).time": times[index % times.count],
      "\(banner).event": events[index / 2 % events.count],
      "\(clip).time": times[index / 3 % times.count],
      "\(clip).playbackevent": playbackEvents[index / 5 % playbackEvents.count],
      "\(clip).endcard.time": times[index / 7 % times.count],
      "\(clip).endcard.event": events[index / 11 % events.count],
      "rwdd.reward": kinds[index % kinds.count],
      "rwdd.reward.type": index % 4 == 3 && index % 3 != 0 ? .word("coins") : .missing,
      "rwdd.reward.count": index % 4 == 3 && index % 5 != 0 ? .number(3) : .missing,
    ]
  }

  func bind(_ facts: Facts, _ planner: inout Planner) {
    planner.evaluation.reset()
    for (name, cell) in facts {
      guard let slot = slots[name] else {
        Issue.record("no fact \(name)")
        continue
      }
      switch cell {
      case .missing: break
      case .null: planner.evaluation.set(slot, to: .null)
      case .mistyped: planner.evaluation.set(slot, to: .mistyped)
      case .number(let number):
        planner.evaluation.set(slot, to: FixedPoint(number).map(Value.number) ?? .missing)
      case .word where name == "rwdd.reward": planner.evaluation.set(slot, to: .object)
      case .word(let word): planner.evaluation.set(slot, to: word)
      }
    }
  }
}
