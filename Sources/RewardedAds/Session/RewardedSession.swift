import DecisionTables

/// One rewarded ad from loaded to closed: events and time go in, what the app is to do comes out.
///
/// A value without a clock of its own: the app says what time it is, in seconds from any instant, and
/// ``nextDeadline`` says when to ask again. An example that drives a player:
///
/// ```swift
/// let rules = try SessionRules(try RewardPolicy.prebid())
/// var session = try rules.session(configuration, for: Ad(kind: .video, duration: 15))
///
/// // The player displays its first frame, and reports what it plays.
/// perform(try session.handle(.impression, at: 0))
/// perform(try session.handle(.playback(.midpoint, position: 7.5), at: 7.5))
///
/// // A timer of the app waits for what is due, and is set anew after every call.
/// if let deadline = session.nextDeadline {
///   schedule(at: deadline) { perform(try session.advance(to: deadline)) }
/// }
///
/// func perform(_ actions: [SessionAction]) {
///   for action in actions {
///     switch action.kind {
///     case .reward: grant(action.reward)
///     case .showCloseButton: closeButton.isHidden = false
///     case .close: player.close()
///     default: break
///     }
///   }
/// }
/// ```
public struct RewardedSession: Sendable {
  private var session: MachineSession
  private let reward: String

  init(_ session: MachineSession, reward: String) {
    self.session = session
    self.reward = reward
  }

  /// Why an event or an instant cannot be taken; nothing has changed then.
  public struct Failure: Error, Hashable, Sendable {
    /// Stable, for machines: `time-backwards`, `unknown-event`.
    public let id: String
    /// For people, on one line; the wording may change.
    public let message: String
  }

  /// The state in the rules: `loaded`, `playing`, `closed`.
  public var state: String { session.compiled.name(ofState: session.state) }

  /// Whether the ad is closed: nothing happens any more.
  public var isOver: Bool { session.isOver }

  /// When something is due if nothing happens before, in seconds; nil if nothing is.
  public var nextDeadline: Double? { session.nextDeadline?.seconds }

  /// Reports what happens at an instant; what is due by then comes first (RA-20).
  ///
  /// - Parameters:
  ///   - event: what happens.
  ///   - seconds: when, from 0 on, rounded to a millionth; never before the last call's.
  /// - Returns: what the app is to do, in order.
  /// - Throws: ``Failure``; nothing has changed then.
  public mutating func handle(
    _ event: SessionEvent, at seconds: Double
  ) throws(Failure) -> [SessionAction] {
    let instant = try instant(seconds)
    do throws(MachineError) {
      guard let index = session.compiled.event(named: event.name) else {
        throw .unknownEvent(event.name, known: [])
      }
      let fields = session.machine.events[index].fields.map { field in
        event.fields.first { $0.name == field.name }.map(RewardedSession.value) ?? .absent
      }
      try session.handle(index, fields, at: instant)
    } catch {
      throw Failure(id: error.id, message: error.message)
    }
    return actions
  }

  /// Says that all time up to an instant is over, and that itself.
  ///
  /// - Returns: what the app is to do, in order.
  /// - Throws: ``Failure``; nothing has changed then.
  public mutating func advance(to seconds: Double) throws(Failure) -> [SessionAction] {
    let instant = try instant(seconds)
    do throws(MachineError) {
      try session.advance(to: instant)
    } catch {
      throw Failure(id: error.id, message: error.message)
    }
    return actions
  }

  private func instant(_ seconds: Double) throws(Failure) -> FixedPoint {
    if let instant = FixedPoint(seconds: seconds) { return instant }
    throw Failure(id: "overflow", message: "\(seconds) s is no time of a session")
  }

  private static func value(_ field: SessionEvent.Field) -> MachineValue {
    switch field.value {
    case .text(let text): .string(text)
    case .seconds(let seconds): FixedPoint(seconds: seconds).map(MachineValue.number) ?? .mistyped
    }
  }

  private var actions: [SessionAction] {
    session.result.actions.map { action in
      let kind = SessionAction.Kind(rawValue: session.compiled.name(ofAction: action.action))
      let names = session.machine.actions[action.action].arguments.map(\.name)
      let by = zip(names, action.arguments).first { $0.0 == "by" }?.1.description
      return SessionAction(
        kind: kind, at: action.at.seconds, reward: kind == .reward ? reward : nil, by: by)
    }
  }
}
