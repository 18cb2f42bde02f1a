/// Where a timer stands.
enum TimerState: Hashable, Sendable {
  case off
  /// Its clock runs.
  case due(FixedPoint)
  /// Its clock stands, with so much left.
  case standing(left: FixedPoint)

  /// When it goes if nothing happens.
  var deadline: FixedPoint? { if case .due(let instant) = self { instant } else { nil } }
}
