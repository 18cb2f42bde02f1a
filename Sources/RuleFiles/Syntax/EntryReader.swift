import DecisionTables

/// Reads the entries of one mapping and reports what does not belong there.
///
/// A key that nobody knows is read as the known one that it resembles, so that one slip is one
/// fault and not also a missing key.
struct EntryReader {
  /// What the mapping is, for messages: `a rule`.
  let what: String
  let place: Place
  private let head: Place
  private let isComplete: Bool
  private var pairs: [String: YAMLPair] = [:]
  private var faults: [RuleFault] = []
  /// Whether something stands here that could not be read.
  private(set) var hasLosses = false

  /// Nil, and a fault, if `node` is no mapping. Where the text is not complete nothing is missed.
  init?(
    _ node: YAMLNode, what: String, expected: String, keys: [String], isComplete: Bool,
    faults: inout [RuleFault]
  ) {
    guard case .mapping(let pairs) = node.content else {
      let reason = RuleFault.Reason.wrongNode(of: what, expected: expected, found: node.phrase)
      faults.add(RuleFault(reason, at: node.place))
      return nil
    }
    self.what = what
    self.isComplete = isComplete
    place = node.place
    head = pairs.first?.keyPlace ?? node.place
    sort(pairs, keys)
  }

  private mutating func sort(_ pairs: [YAMLPair], _ keys: [String]) {
    for pair in pairs where keys.contains(pair.key) { self.pairs[pair.key] = pair }
    for pair in pairs where !keys.contains(pair.key) {
      faults.add(RuleFault(.unknownKey(pair.key, of: what, known: keys), at: pair.keyPlace))
      if let meant = NearestName.of(pair.key, in: keys.filter { self.pairs[$0] == nil }) {
        self.pairs[meant] = pair
      }
    }
  }

  func pair(_ key: String) -> YAMLPair? { pairs[key] }
  func node(_ key: String) -> YAMLNode? { pairs[key]?.value }

  mutating func report(_ reason: RuleFault.Reason, at place: Place) {
    faults.add(RuleFault(reason, at: place))
  }

  private mutating func reportNode(_ node: YAMLNode, _ key: String, expected: String) {
    hasLosses = true
    report(.wrongNode(of: "`\(key)`", expected: expected, found: node.phrase), at: node.place)
  }

  /// Reports that `key` is not there, unless its text may be lost.
  mutating func miss(_ key: String) {
    if isComplete { report(.missingKey(key, of: what), at: head) }
  }

  mutating func word(_ key: String) -> Word? {
    node(key).flatMap { word(of: $0, key) }
  }

  mutating func requireWord(_ key: String) -> Word? {
    if node(key) == nil { miss(key) }
    return word(key)
  }

  private mutating func word(
    of node: YAMLNode, _ key: String, expected: String = "a word"
  ) -> Word? {
    if let word = node.word, !word.isNothing { return word }
    reportNode(node, key, expected: expected)
    return nil
  }

  /// A sentence for people; a comment that cuts an unquoted one short is reported.
  mutating func sentence(_ key: String) -> Word? {
    guard let node = node(key), let word = word(of: node, key, expected: "a text") else {
      return nil
    }
    if let fault = RuleFault(sentence: node) { faults.add(fault) }
    return word
  }

  /// The name of a thing that no expression reads: hyphens are allowed.
  mutating func requireIdentifier(_ key: String) -> Word? {
    guard let word = requireWord(key) else { return nil }
    if !NameRules.isIdentifier(word.text) {
      report(.invalidName(word.text, .identifier), at: word.place)
    }
    return word
  }

  mutating func flag(_ key: String) -> Bool {
    guard let word = word(key) else { return false }
    if word.text != "true", word.text != "false" {
      report(.unknownWord(word.text, of: "`\(key)`", known: ["true", "false"]), at: word.place)
    }
    return word.text == "true"
  }

  /// The pairs of a mapping under `key`; nothing at all is an empty one.
  mutating func entries(_ key: String) -> [YAMLPair] {
    guard let node = node(key), node.word?.isNothing != true else { return [] }
    if case .mapping(let pairs) = node.content { return pairs }
    reportNode(node, key, expected: "a mapping")
    return []
  }

  /// The elements of a list under `key`; nothing at all is an empty one.
  mutating func list(_ key: String) -> [YAMLNode] {
    guard let node = node(key), node.word?.isNothing != true else { return [] }
    if case .sequence(let nodes) = node.content { return nodes }
    reportNode(node, key, expected: "a list")
    return []
  }

  /// The words of a list under `key`.
  mutating func words(_ key: String) -> [Word] {
    var words: [Word] = []
    for node in list(key) {
      if let word = word(of: node, key) { words.append(word) }
    }
    return words
  }

  /// Reports each of `keys` that stands here, where it means nothing.
  mutating func refuse(_ keys: String..., because place: String) {
    for key in keys {
      if let pair = pairs[key] { report(.uselessKey(key, where: place), at: pair.keyPlace) }
    }
  }

  /// Reports two keys of which only one can stand.
  mutating func exclude(_ one: String, _ other: String) {
    guard pairs[one] != nil, let pair = pairs[other] else { return }
    report(.excludingKeys(one, other, of: what), at: pair.keyPlace)
  }

  func finish(into faults: inout [RuleFault]) { for fault in self.faults { faults.add(fault) } }
}

extension RuleFault {
  /// A fault if `node` is an unquoted sentence that a comment may have cut short.
  init?(sentence node: YAMLNode) {
    guard case .scalar(let scalar) = node.content, scalar.isPlain, scalar.isFollowedByComment
    else { return nil }
    self.init(.commentInText(scalar.text), at: node.place)
  }
}
