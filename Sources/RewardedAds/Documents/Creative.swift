import DecisionTables

/// What a document says about the ad itself: what it can be and how long it is (RA-34).
struct Creative {
  private(set) var kinds = Creative.everyKind
  private(set) var duration: FoundConfiguration.KnownDuration?
  private(set) var vast: VAST?
  private(set) var findings: [ContainerFinding] = []
  /// Set instead of kinds for an ad that no reward can be configured for.
  private(set) var unrewarded: UnrewardedFormat?

  private static let everyKind: [AdKind] = [.banner, .video, .videoWithEndCard]

  /// Nothing is known.
  init() {}

  /// What `imp` offers. Whether an end card comes is up to the creative that wins.
  init(imp: DocumentPart) {
    let offers = { imp.given($0) != nil }
    let video: [AdKind] = offers("video") ? [.video, .videoWithEndCard] : []
    let offered = (offers("banner") ? [.banner] : []) + video
    if !offered.isEmpty {
      kinds = offered
    } else if let format = UnrewardedFormat.allCases.first(where: { offers($0.rawValue) }) {
      refuse(format)
    }
  }

  /// What `bid` says: its `mtype`, else its markup, else what `imp` offers.
  init(bid: DocumentPart, imp: DocumentPart?) {
    let markup = Markup(adm: bid["adm"]?.value)
    switch bid["mtype"]?.value.wholeNumber {
    case 1: kinds = [.banner]
    case 2: setVideo(markup)
    case 3: refuse(.audio)
    case 4: refuse(.native)
    default:
      switch markup {
      case .html: kinds = [.banner]
      case .vast: setVideo(markup)
      case .native: refuse(.native)
      case .unknown:
        if let imp { self = Creative(imp: imp) }
      }
    }
    if kinds.contains(.video) || kinds.contains(.videoWithEndCard) { readDuration(of: bid) }
  }

  private mutating func refuse(_ format: UnrewardedFormat) {
    kinds = []
    unrewarded = format
  }

  private mutating func setVideo(_ markup: Markup) {
    kinds = [.video, .videoWithEndCard]
    guard case .vast(let vast) = markup else { return }
    self.vast = vast
    guard let endCard = vast.endCard else { return }
    kinds = [endCard ? .videoWithEndCard : .video]
  }

  /// VAST before `dur`. Since `dur` is whole, they differ only from a second on. A `dur` of zero
  /// or less says nothing.
  private mutating func readDuration(of bid: DocumentPart) {
    let part = bid["dur"]
    let declared = part?.value.number.flatMap { $0 > .zero ? $0 : nil }
    guard let seconds = vast?.duration else {
      duration = declared.map { FoundConfiguration.KnownDuration(seconds: $0, origin: .bid) }
      return
    }
    duration = FoundConfiguration.KnownDuration(seconds: seconds, origin: .vast)
    guard let part, let declared, let difference = declared.subtracting(seconds),
      difference.millionths.magnitude >= FixedPoint.scale.magnitude
    else { return }
    findings.append(
      ContainerFinding(.durationMismatch(vast: seconds, declared: declared), part))
  }
}

extension JSONValue {
  /// The number if it is whole: 2 and 2.0 are the same.
  var wholeNumber: Int64? {
    guard let number, number.isWhole else { return nil }
    return number.millionths / FixedPoint.scale
  }
}
