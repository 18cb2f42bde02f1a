import DecisionTables

extension YAMLPair {
  /// Whether a colon follows the key; inside `{ }` YAML does without.
  var hasColon: Bool {
    guard case .scalar(let scalar) = value.content, scalar.isPlain, scalar.text.isEmpty else {
      return true
    }
    let next = keyPlace.source.skippingSpace(from: keyPlace.range.upperBound)
    return next < keyPlace.source.bytes.count
      && keyPlace.source.bytes[next] == UInt8(ascii: ":")
  }

  /// The pair that a key without a value, `a:b`, was meant to be.
  var splitAtColon: YAMLPair? {
    let place = keyPlace
    let layout = YAMLLayout(bytes: place.source.bytes, start: 0)
    guard let colon = layout.tightColon(in: place.range) else { return nil }
    let name = place.range.lowerBound..<colon
    guard layout.bytes[name.lowerBound].isLetter,
      layout.bytes[name].allSatisfy(\.isNameByte)
    else { return nil }
    let range = colon + 1..<place.range.upperBound
    let scalar = YAMLScalar(
      layout.text(range), style: .plain,
      isFollowedByComment: place.source.isFollowedByComment(range.upperBound))
    return YAMLPair(
      layout.text(name), at: Place(place.source, name),
      YAMLNode(.scalar(scalar), at: Place(place.source, range)))
  }
}
