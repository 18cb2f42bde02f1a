import DecisionTables

/// Writes the edits that would mend a finding; whether they do is tried by others.
struct FixWriter {
  private let files: [String: SourceText]
  private var documents: [String: YAMLNode] = [:]

  init(_ files: [SourceText]) {
    self.files = Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    documents = self.files.compactMapValues { YAMLDocument(reading: $0).root }
  }

  /// The fix of a finding that the analysis made at `place`; nil if there is none.
  func fix(_ finding: AnalysisFinding, at place: Place) -> Fix? {
    switch finding.check {
    case "shadowed-rule", "duplicate-rule", "redundant-rule":
      return removeRule(at: place).map { Fix("remove rule `\(finding.subject)`", [$0]) }
    case "needless-default":
      return remove("default", of: place).map { Fix("remove the default", [$0]) }
    case "test-always-holds":
      guard let name = finding.tested else { return nil }
      return removeTest(of: name, at: place).map { Fix("remove the test of `\(name)`", [$0]) }
    case "unused-input", "unused-setting":
      return removeEntry(at: place).map { Fix("remove `\(finding.subject)`", [$0]) }
    case "mergeable-rules": return merge(finding, at: place)
    default: return nil
    }
  }

  /// The name that an unknown one was probably meant to be.
  func fix(_ suggestion: String, at place: Place, insteadOf word: String) -> Fix? {
    guard let source = files[place.source.name] else { return nil }
    let bytes = source.bytes[place.range]
    guard let found = bytes.firstRange(of: Array(word.utf8)) else { return nil }
    let edit = Fix.Edit(Place(source, found.lowerBound..<found.upperBound), suggestion)
    return Fix("write `\(suggestion)`", [edit])
  }

  /// Takes a test out of the list that it stands in.
  func fixAlternative(at place: Place) -> Fix? {
    guard let root = documents[place.source.name],
      let (list, index) = element(at: place, in: root), case .sequence(let nodes) = list.content
    else { return nil }
    let test = nodes[index].word?.text ?? ""
    return Fix(
      "remove the test `\(Words.excerpt(test))`",
      [edit(place.source, index, nodes.map(\.place.range), list)])
  }

  /// The list that holds a scalar; recurses as deep as the file nests, which is bounded.
  private func element(at place: Place, in node: YAMLNode) -> (YAMLNode, Int)? {
    guard node.place.range.contains(place.range.lowerBound) else { return nil }
    switch node.content {
    case .scalar: return nil
    case .mapping(let pairs):
      return pairs.lazy.compactMap { element(at: place, in: $0.value) }.first
    case .sequence(let nodes):
      if let index = nodes.firstIndex(where: { $0.place == place }) { return (node, index) }
      return nodes.lazy.compactMap { element(at: place, in: $0) }.first
    }
  }

  /// A list of rules, and which of them has its id at a place.
  private func rule(
    at place: Place
  ) -> (list: YAMLNode, rules: [YAMLNode], index: Int, pairs: [YAMLPair])? {
    guard let root = documents[place.source.name], let rules = root.pair("rules")?.value,
      case .sequence(let nodes) = rules.content
    else { return nil }
    for (index, node) in nodes.enumerated() {
      guard case .mapping(let pairs) = node.content,
        node.pair("rule")?.value.place.range.lowerBound == place.range.lowerBound
      else { continue }
      return (rules, nodes, index, pairs)
    }
    return nil
  }

  private func removeRule(at place: Place) -> Fix.Edit? {
    rule(at: place).map { found in
      edit(place.source, found.index, found.rules.map(\.place.range), found.list)
    }
  }

  private func edit(
    _ source: SourceText, _ index: Int, _ places: [Range<Int>], _ collection: YAMLNode
  ) -> Fix.Edit {
    let range = YAMLRemoval(source).range(of: index, among: places, in: collection)
    return Fix.Edit(Place(source, range), "")
  }

  private func removal(_ key: String, from node: YAMLNode) -> Fix.Edit? {
    guard case .mapping(let pairs) = node.content,
      let index = pairs.firstIndex(where: { $0.key == key })
    else { return nil }
    return edit(node.place.source, index, pairs.map(\.range), node)
  }

  private func remove(_ key: String, of place: Place) -> Fix.Edit? {
    documents[place.source.name].flatMap { removal(key, from: $0) }
  }

  /// Takes a test out, and `when` with it if it was the only one.
  private func removeTest(of name: String, at place: Place) -> Fix.Edit? {
    guard let found = rule(at: place), let when = found.rules[found.index].pair("when") else {
      return nil
    }
    guard case .mapping(let tests) = when.value.content, tests.count > 1 else {
      return removal("when", from: found.rules[found.index])
    }
    return removal(name, from: when.value)
  }

  /// Takes an input or a setting out, and the whole section if it was the only one.
  private func removeEntry(at place: Place) -> Fix.Edit? {
    guard let root = documents[place.source.name] else { return nil }
    for section in ["inputs", "settings"] {
      guard let node = root.pair(section)?.value, case .mapping(let pairs) = node.content,
        let pair = pairs.first(where: { $0.keyPlace.range.lowerBound == place.range.lowerBound })
      else { continue }
      return pairs.count == 1 ? removal(section, from: root) : removal(pair.key, from: node)
    }
    return nil
  }

  /// Takes one rule into another one: its test becomes that of both.
  private func merge(_ finding: AnalysisFinding, at place: Place) -> Fix? {
    guard let merge = finding.merge, let source = files[merge.partner.file],
      let name = finding.tested,
      let removed = removeRule(at: place)
    else { return nil }
    let offset = source.offset(line: merge.partner.line, column: merge.partner.column)
    guard let partner = rule(at: Place(source, offset..<offset)),
      let cell = partner.rules[partner.index].pair("when")?.value.pair(name)?.value
    else { return nil }
    let test = Fix.Edit(cell.place, CellWriter.text(of: merge.alternatives))
    return Fix("let `\(merge.id)` decide for `\(finding.subject)` too", [test, removed])
  }
}

extension YAMLPair {
  fileprivate var range: Range<Int> {
    keyPlace.range.lowerBound..<max(keyPlace.range.upperBound, value.place.range.upperBound)
  }
}

extension YAMLNode {
  fileprivate func pair(_ key: String) -> YAMLPair? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }
  }
}
