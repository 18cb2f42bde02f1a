import DecisionTables

/// A collection that is being read.
struct YAMLFrame {
  /// A key whose value has not been read.
  private enum PendingKey {
    case text(String, Place)
    /// One that was refused, so its value is left out.
    case refused
  }

  let isMapping: Bool
  let isFlow: Bool
  /// Where the first child begins, or a flow collection's bracket.
  let start: Int
  let source: SourceText
  private(set) var end: Int
  private var items: [YAMLNode] = []
  private var pairs: [YAMLPair] = []
  private var pendingKey: PendingKey?
  private var places: [String: Place] = [:]
  private var commas = YAMLFlowCommas()

  init(isMapping: Bool, isFlow: Bool, start: Int, source: SourceText) {
    self.isMapping = isMapping
    self.isFlow = isFlow
    self.start = start
    self.source = source
    end = start
  }

  /// Whether the collection itself has brackets: a pair in a list, `[a: b]`, has none.
  var hasBrackets: Bool { isFlow && start < source.bytes.count && source.bytes[start].opensFlow }

  mutating func add(_ node: YAMLNode, to faults: inout [YAMLFault]) {
    end = max(end, node.place.range.upperBound)
    guard isMapping else {
      items.append(node)
      if isFlow { commas.join(&items, to: &faults) }
      return
    }
    switch pendingKey {
    case nil: pendingKey = key(node, to: &faults)
    case .refused: pendingKey = nil
    case .text(let key, let place):
      pendingKey = nil
      addPair(YAMLPair(key, at: place, node), to: &faults)
    }
  }

  /// Ends the collection; brackets end at `end`.
  mutating func close(at end: Int?, to faults: inout [YAMLFault]) -> YAMLNode {
    commas.finish(&pairs, to: &faults)
    let first = hasBrackets || isMapping ? start : items.first?.place.range.lowerBound ?? start
    let last = hasBrackets ? end ?? self.end : self.end
    let place = Place(source, first..<max(first, last))
    return YAMLNode(isMapping ? .mapping(pairs) : .sequence(items), at: place)
  }

  private func key(_ node: YAMLNode, to faults: inout [YAMLFault]) -> PendingKey {
    let reason: YAMLFault.Reason
    switch node.content {
    case .scalar(let key) where key.isPlain && key.text == "<<": reason = .mergeKey
    case .scalar(let key) where key.isPlain && key.text.isEmpty: reason = .missingKey
    case .scalar(let key): return .text(key.text, node.place)
    case .mapping, .sequence: reason = .keyIsCollection
    }
    faults.append(YAMLFault(reason, at: node.place))
    return .refused
  }

  private mutating func addPair(_ pair: YAMLPair, to faults: inout [YAMLFault]) {
    if isFlow, !pair.hasColon {
      guard let split = pair.splitAtColon else {
        commas.add(pair, to: pairs, faults: &faults)
        return
      }
      faults.append(YAMLFault(.syntax(.missingSpaceAfterColon(pair.key)), at: pair.keyPlace))
      return addPair(split, to: &faults)
    }
    commas.finish(&pairs, to: &faults)
    if let first = places[pair.key] {
      faults.append(YAMLFault(.duplicateKey(pair.key, first: first), at: pair.keyPlace))
    } else {
      places[pair.key] = pair.keyPlace
      pairs.append(pair)
    }
    commas.lastPair = pairs.last?.keyPlace == pair.keyPlace ? pairs.count - 1 : nil
  }
}
