import DecisionTables

/// Walks the parts of one document in its order and collects the configurations.
struct DocumentReader {
  private(set) var configurations: [FoundConfiguration] = []
  private(set) var skipped: [AdDocument.Skipped] = []
  private let assumeRewarded: Bool
  /// Imps of the document by id, for the bids on them.
  private var imps: [String: DocumentPart] = [:]
  /// Whether `rwdd` stands in something around the bids and imps that are read now.
  private var isMeantAbove = false

  init(assumeRewarded: Bool) { self.assumeRewarded = assumeRewarded }

  mutating func read(_ part: DocumentPart) {
    switch DocumentShape(of: part.value) {
    case .array: readArray(part)
    case .response: readRoot(part, expected: .bid)
    case .request, .bundle: readRoot(part, expected: .imp)
    case .seat: readSeat(part)
    case .bid: readBid(part)
    case .imp: readImp(part, .storedImp)
    case .ext: readLoose(RewardReading(ext: part), in: part)
    case .prebid: readLoose(RewardReading(prebid: part), in: part)
    case .element: readLoose(RewardReading(Passthrough(element: part), in: part), in: part)
    case .bareConfiguration: addBare(part)
    case .other: break
    }
  }

  /// A passthrough, or bids, imps, seats and what else a document can be.
  private mutating func readArray(_ array: DocumentPart) {
    let elements = array.elements
    if elements.contains(where: { DocumentShape(of: $0.value) == .element }) {
      readLoose(RewardReading(Passthrough(array), in: array), in: array)
    } else {
      for element in elements where element.value.kind == .object { read(element) }
    }
  }
}

extension DocumentReader {
  /// A request, a response, a document that holds both, or a bundle of stored imps.
  private mutating func readRoot(
    _ root: DocumentPart, expected: ContainerFinding.Expectation
  ) {
    let resolved = root["ext"]?["debug"]?["resolvedrequest"]?["imp"]
    index([root["imp"], resolved])
    let lists = ["seatbid", "imp", "imps"]
      .compactMap { key in root.given(key).map { (key: key, part: $0) } }
      .sorted { $0.part.value.range.lowerBound < $1.part.value.range.lowerBound }
    around(MisplacedReward.parts(inRoot: root), expected: expected) { reader in
      for list in lists { reader.readList(list.part, key: list.key) }
    }
  }

  private mutating func readList(_ list: DocumentPart, key: String) {
    switch (key, list.value.kind) {
    case ("imps", .object): readImps(list.memberValues, .storedImp)
    case ("imps", .array): readImps(list.elements, .storedImp)
    case ("imp", .array): readImps(list.elements, .bidRequest)
    case ("seatbid", .array):
      for seat in objects(in: list.elements) { readSeat(seat) }
    default: skipped.append(AdDocument.Skipped(list, .wrongType(expected: .array)))
    }
  }

  private mutating func readImps(_ imps: [DocumentPart], _ documentKind: DocumentKind) {
    for imp in objects(in: imps) { readImp(imp, documentKind) }
  }

  private mutating func readSeat(_ seat: DocumentPart) {
    guard let bids = seat.given("bid") else { return }
    guard bids.value.kind == .array else {
      return skipped.append(AdDocument.Skipped(bids, .wrongType(expected: .array)))
    }
    around(MisplacedReward.parts(inRoot: seat), expected: .bid) { reader in
      for bid in reader.objects(in: bids.elements) { reader.readBid(bid) }
    }
  }

  private mutating func objects(in parts: [DocumentPart]) -> [DocumentPart] {
    parts.filter { part in
      if part.value.kind == .object { return true }
      skipped.append(AdDocument.Skipped(part, .wrongType(expected: .object)))
      return false
    }
  }

  private mutating func index(_ lists: [DocumentPart?]) {
    for imp in lists.lazy.compactMap({ $0 }).flatMap(\.elements) {
      guard let id = imp["id"]?.value.string, imps[id] == nil else { continue }
      imps[id] = imp
    }
  }

  /// Reads what `misplaced` stands around: it means every bid and imp there, and is told once.
  private mutating func around(
    _ misplaced: [DocumentPart], expected: ContainerFinding.Expectation,
    read: (inout DocumentReader) -> Void
  ) {
    let first = configurations.count
    let wasMeant = isMeantAbove
    isMeantAbove = wasMeant || !misplaced.isEmpty
    read(&self)
    isMeantAbove = wasMeant
    if first < configurations.count {
      configurations[first].findings += misplaced.map {
        ContainerFinding(.notReadHere(expected: expected), $0)
      }
    } else {
      skipped += misplaced.map { AdDocument.Skipped($0, .notReadHere) }
    }
  }
}

extension DocumentReader {
  private mutating func readImp(_ imp: DocumentPart, _ documentKind: DocumentKind) {
    let reward = RewardReading(holder: imp, expected: .imp)
    guard isRewarded(reward, in: imp, imp: imp) else { return }
    let creative = Creative(imp: imp)
    add(reward, in: imp, documentKind, creative, imp: imp.value)
  }

  private mutating func readBid(_ bid: DocumentPart) {
    let reward = RewardReading(holder: bid, expected: .bid)
    let imp = bid["impid"]?.value.string.flatMap { imps[$0] }
    guard isRewarded(reward, in: bid, imp: imp) else { return }
    add(reward, in: bid, .bidResponse, Creative(bid: bid, imp: imp), imp: nil)
  }

  /// An `ext` or a part of one: nothing is known about the ad.
  private mutating func readLoose(_ reward: RewardReading, in part: DocumentPart) {
    guard isRewarded(reward, in: part, imp: nil) else { return }
    add(reward, in: part, .configuration, Creative(), imp: nil)
  }

  private mutating func addBare(_ rwdd: DocumentPart) {
    add(RewardReading(bare: rwdd), in: rwdd, .configuration, Creative(), imp: nil)
  }

  /// Whether `part` is a configuration at all; it is noted if not.
  private mutating func isRewarded(
    _ reward: RewardReading, in part: DocumentPart, imp: DocumentPart?
  ) -> Bool {
    let isFlagged = imp.map(RewardedFlag.isSet(in:)) ?? false
    if reward.isMeant || isFlagged || isMeantAbove || assumeRewarded { return true }
    skipped.append(AdDocument.Skipped(part, .notRewarded))
    return false
  }

  private mutating func add(
    _ reward: RewardReading, in part: DocumentPart, _ documentKind: DocumentKind,
    _ creative: Creative, imp: JSONValue?
  ) {
    if let format = creative.unrewarded, !assumeRewarded {
      return skipped.append(AdDocument.Skipped(part, .unrewardedFormat(format)))
    }
    configurations.append(
      FoundConfiguration(
        reward, in: part, documentKind: documentKind, creative: creative, imp: imp))
  }
}
