import DecisionTables

/// Puts texts together again that a comma inside brackets has cut.
///
/// `{a: not(b, c)}` is a mapping of `a` to `not(b` and of the key `c)` to nothing. A key without a
/// colon behind a plain value, or an item of a list that closes a parenthesis of an item above it,
/// was meant as the rest of a text.
struct YAMLFlowCommas {
  /// The index of the pair right before, if it was kept.
  var lastPair: Int?
  private var tail: [YAMLPair] = []
  private var openItem: Int?
  private var openParentheses = 0

  /// Takes a key without colon and value.
  mutating func add(_ pair: YAMLPair, to pairs: [YAMLPair], faults: inout [YAMLFault]) {
    if let lastPair, pairs[lastPair].value.isPlainText {
      tail.append(pair)
    } else {
      faults.append(YAMLFault(.flowKeyWithoutValue(pair.key), at: pair.keyPlace))
    }
  }

  /// Adds the keys without colon since the last pair to its value.
  mutating func finish(_ pairs: inout [YAMLPair], to faults: inout [YAMLFault]) {
    guard let lastPair, let last = tail.last else { return }
    let pair = pairs[lastPair]
    let texts = [pair.value.text] + tail.map(\.key)
    let range = pair.value.place.range.lowerBound..<last.keyPlace.range.upperBound
    let value = joined(texts, at: Place(last.keyPlace.source, range), true, to: &faults)
    pairs[lastPair] = YAMLPair(pair.key, at: pair.keyPlace, value)
    tail = []
  }

  /// Looks whether the last item of a list closes the parentheses of one before it.
  mutating func join(_ items: inout [YAMLNode], to faults: inout [YAMLFault]) {
    guard let last = items.last, last.isPlainText else {
      openItem = nil
      openParentheses = 0
      return
    }
    openParentheses += last.text.openParentheses
    guard openParentheses > 0 else {
      if let openItem { joinItems(openItem, &items, to: &faults) }
      openItem = nil
      openParentheses = 0
      return
    }
    openItem = openItem ?? items.count - 1
  }

  private func joinItems(_ first: Int, _ items: inout [YAMLNode], to faults: inout [YAMLFault]) {
    let parts = items[first...]
    guard let start = parts.first?.place, let end = parts.last?.place else { return }
    let place = Place(start.source, start.range.lowerBound..<end.range.upperBound)
    let item = joined(parts.map(\.text), at: place, false, to: &faults)
    items.replaceSubrange(first..., with: [item])
  }

  private func joined(
    _ texts: [String], at place: Place, _ isMapping: Bool, to faults: inout [YAMLFault]
  ) -> YAMLNode {
    let bytes = place.source.bytes[place.range]
    let isOneLine = !bytes.contains(where: \.isLineBreak)
    let text =
      isOneLine ? String(decoding: bytes, as: UTF8.self) : texts.joined(separator: ", ")
    faults.append(YAMLFault(.flowComma(text, isMapping: isMapping), at: place))
    let comment = place.source.isFollowedByComment(place.range.upperBound)
    return YAMLNode(
      .scalar(YAMLScalar(text, style: .plain, isFollowedByComment: comment)), at: place)
  }
}

extension YAMLNode {
  fileprivate var text: String {
    if case .scalar(let scalar) = content { scalar.text } else { "" }
  }

  fileprivate var isPlainText: Bool {
    if case .scalar(let scalar) = content { scalar.isPlain && !scalar.text.isEmpty } else { false }
  }
}

extension String {
  /// How many parentheses are opened and not closed; below zero: closed and not opened.
  fileprivate var openParentheses: Int {
    utf8.reduce(0) { depth, byte in
      switch byte {
      case UInt8(ascii: "("): depth + 1
      case UInt8(ascii: ")"): depth - 1
      default: depth
      }
    }
  }
}
