import DecisionTables

/// Reads the entries of one mapping and reports what does not belong there.
///
/// Every lookup notes its key; ``finish()`` reports the keys that nobody asked for.
struct EntryReader {
  /// What the mapping is, for messages: `a rule`.
  let what: String
  let place: Place
  private let pairs: [YAMLPair]
  private var known: [String] = []
  private(set) var faults: [RuleFault] = []

  /// Nil, and a fault, if `node` is no mapping.
  init?(_ node: YAMLNode, what: String, faults: inout [RuleFault]) {
    guard case .mapping(let pairs) = node.content else {
      faults.append(RuleFault(.wrongNode(expected: "a mapping", of: what), at: node.place))
      return nil
    }
    self.what = what
    self.pairs = pairs
    place = node.place
  }

  /// Where a fault about the whole mapping points: at its first key.
  var head: Place { pairs.first?.keyPlace ?? place }

  mutating func node(_ key: String) -> YAMLNode? {
    known.append(key)
    return pairs.first { $0.key == key }?.value
  }

  mutating func pair(_ key: String) -> YAMLPair? {
    known.append(key)
    return pairs.first { $0.key == key }
  }

  mutating func require(_ key: String) -> YAMLNode? {
    if let node = node(key) { return node }
    faults.append(RuleFault(.missingKey(key, of: what), at: head))
    return nil
  }

  mutating func word(_ key: String) -> Word? {
    node(key).flatMap { word(of: $0, key) }
  }

  mutating func requireWord(_ key: String) -> Word? {
    require(key).flatMap { word(of: $0, key) }
  }

  private mutating func word(of node: YAMLNode, _ key: String) -> Word? {
    guard let word = node.word, !word.text.isEmpty || !word.isPlain else {
      faults.append(RuleFault(.wrongNode(expected: "a word", of: "`\(key)`"), at: node.place))
      return nil
    }
    return word
  }

  /// A sentence for people; a comment that cuts an unquoted one short is reported.
  mutating func sentence(_ key: String) -> String? {
    guard let node = node(key), let word = word(of: node, key) else { return nil }
    checkSentence(node)
    return word.text
  }

  private mutating func checkSentence(_ node: YAMLNode) {
    if let fault = RuleFault(sentence: node) { faults.append(fault) }
  }

  mutating func flag(_ key: String) -> Bool {
    guard let word = word(key) else { return false }
    if word.text != "true", word.text != "false" {
      faults.append(
        RuleFault(
          .unknownWord(word.text, of: "`\(key)`", known: ["true", "false"]), at: word.place))
    }
    return word.text == "true"
  }

  /// The pairs of a mapping under `key`.
  mutating func entries(_ key: String) -> [YAMLPair] {
    guard let node = node(key) else { return [] }
    guard case .mapping(let pairs) = node.content else {
      if node.word?.text.isEmpty == true { return [] }
      faults.append(RuleFault(.wrongNode(expected: "a mapping", of: "`\(key)`"), at: node.place))
      return []
    }
    return pairs
  }

  /// The elements of a list under `key`.
  mutating func list(_ key: String) -> [YAMLNode] {
    guard let node = node(key) else { return [] }
    guard case .sequence(let nodes) = node.content else {
      if node.word?.text.isEmpty == true { return [] }
      faults.append(RuleFault(.wrongNode(expected: "a list", of: "`\(key)`"), at: node.place))
      return []
    }
    return nodes
  }

  /// The words of a list under `key`.
  mutating func words(_ key: String) -> [Word] {
    list(key).compactMap { word(of: $0, key) }
  }

  mutating func finish(into faults: inout [RuleFault]) {
    for pair in pairs where !known.contains(pair.key) {
      self.faults.append(
        RuleFault(.unknownKey(pair.key, of: what, known: known), at: pair.keyPlace))
    }
    faults += self.faults
  }
}

extension RuleFault {
  /// A fault if `node` is an unquoted sentence that a comment may have cut short.
  init?(sentence node: YAMLNode) {
    guard case .scalar(let scalar) = node.content, scalar.isPlain, scalar.isFollowedByComment
    else { return nil }
    self.init(.commentInText(scalar.text), at: node.place)
  }
}
