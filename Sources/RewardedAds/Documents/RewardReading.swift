import DecisionTables

/// What an imp, a bid or an `ext` says about the reward.
struct RewardReading {
  /// The `rwdd` that counts, of whatever kind; nil when none is read.
  private(set) var rwdd: DocumentPart?
  /// The nearest thing to the place of `rwdd` that is there.
  private(set) var nearest: DocumentPart
  private(set) var findings: [ContainerFinding] = []
  private var hasElement = false

  /// Whether somebody meant to configure a reward here.
  var isMeant: Bool { rwdd != nil || hasElement || !findings.isEmpty }

  /// Reads the `ext` of the imp or bid `holder`.
  init(holder: DocumentPart, expected: ContainerFinding.Expectation) {
    nearest = holder
    if let ext = holder.object("ext") { readPrebid(of: ext) }
    add(MisplacedReward.parts(inHolder: holder), expected)
  }

  init(ext: DocumentPart) {
    nearest = ext
    readPrebid(of: ext)
    add(MisplacedReward.parts(inExt: ext), .ext)
  }

  /// Reads `passthrough` of the object that `ext` calls `prebid`.
  init(prebid: DocumentPart) {
    nearest = prebid
    readPassthrough(of: prebid)
  }

  /// `rwdd` itself, with nothing around it.
  init(bare rwdd: DocumentPart) {
    nearest = rwdd
    self.rwdd = rwdd
  }

  init(_ passthrough: Passthrough, in part: DocumentPart) {
    nearest = part
    take(passthrough)
  }

  private mutating func readPrebid(of ext: DocumentPart) {
    nearest = ext
    guard let prebid = ext.object("prebid") else { return }
    readPassthrough(of: prebid)
  }

  private mutating func readPassthrough(of prebid: DocumentPart) {
    nearest = prebid
    guard let passthrough = prebid.given("passthrough") else { return }
    nearest = passthrough
    take(Passthrough(passthrough))
  }

  private mutating func take(_ passthrough: Passthrough) {
    rwdd = passthrough.rwdd
    nearest = rwdd ?? passthrough.element ?? nearest
    hasElement = passthrough.element != nil
    findings += passthrough.findings
  }

  private mutating func add(
    _ misplaced: [DocumentPart], _ expected: ContainerFinding.Expectation
  ) {
    findings += misplaced.map { ContainerFinding(.notReadHere(expected: expected), $0) }
  }
}
