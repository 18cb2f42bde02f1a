import DecisionTables

/// The rules of a table while they are amended: a list in which each rule is found by its id.
struct RuleAmendment {
  private(set) var faults: [RuleFault] = []
  private var rules: [RuleSyntax]
  private var indexOf: [String: Int] = [:]
  /// The neighbours of each rule; the last index is both ends of the list.
  private var next: [Int]
  private var previous: [Int]
  private let end: Int
  /// The last of the new rules behind a rule, so that they keep their order.
  private var lastBehind: [Int: Int] = [:]

  init(_ base: [RuleSyntax]) {
    rules = base
    end = base.count
    next = (0...base.count).map { $0 + 1 }
    previous = (0...base.count).map { $0 - 1 }
    next[end] = 0
    previous[0] = end
    for (index, rule) in base.enumerated() where indexOf[rule.id.text] == nil {
      indexOf[rule.id.text] = index
    }
  }

  /// The rules in order.
  var result: [RuleSyntax] {
    var result: [RuleSyntax] = []
    var index = next[end]
    while index != end {
      result.append(rules[index > end ? index - 1 : index])
      index = next[index]
    }
    return result
  }

  private func rule(named word: Word) -> (index: Int?, fault: RuleFault?) {
    if let index = indexOf[word.text] { return (index, nil) }
    let known = RuleFault.candidates(for: word.text, amongKeys: indexOf.keys)
    return (nil, RuleFault(.unknownRule(word.text, known: known), at: word.place))
  }

  mutating func remove(_ word: Word) {
    let (index, fault) = rule(named: word)
    if let fault { faults.add(fault) }
    guard let index else { return }
    next[previous[index]] = next[index]
    previous[next[index]] = previous[index]
    indexOf[word.text] = nil
  }

  /// Puts each rule in the place of the one with its id, or where it says.
  mutating func place(_ own: [RuleSyntax]) {
    var first: [String: Place] = [:]
    for rule in own {
      if let place = first[rule.id.text] {
        faults.add(
          RuleFault(
            .repeatedName(rule.id.text, what: "a rule", first: place), at: rule.id.place))
      } else {
        first[rule.id.text] = rule.id.place
        place(rule)
      }
    }
  }

  private mutating func place(_ rule: RuleSyntax) {
    if let index = indexOf[rule.id.text] {
      rules[index > end ? index - 1 : index] = rule
      if let anchor = rule.position?.anchor {
        let key = if case .before = rule.position { "before" } else { "after" }
        faults.add(
          RuleFault(
            .uselessKey(key, where: "on a rule that replaces another in its place"),
            at: anchor.place))
      }
      return
    }
    guard let position = rule.position else {
      let reason = RuleFault.Reason.missingKey(
        "before` or `after", of: "a new rule of an amendment")
      faults.add(RuleFault(reason, at: rule.id.place))
      return
    }
    let (found, fault) = self.rule(named: position.anchor)
    if let fault { faults.add(fault) }
    if let found { insert(rule, position, found) }
  }

  private mutating func insert(_ rule: RuleSyntax, _ position: RuleSyntax.Position, _ anchor: Int) {
    let index = next.count
    var neighbour = previous[anchor]
    if case .after = position {
      neighbour = lastBehind[anchor] ?? anchor
      lastBehind[anchor] = index
    }
    rules.append(rule)
    next.append(next[neighbour])
    previous.append(neighbour)
    previous[next[neighbour]] = index
    next[neighbour] = index
    indexOf[rule.id.text] = index
  }
}
