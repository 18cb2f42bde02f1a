extension Policy {
  /// Reads what ``bundled`` writes.
  ///
  /// A policy that is read can be compiled and evaluated: every name is declared, and whatever is
  /// read is decided before.
  ///
  /// - Throws: ``BundleError`` for the first line that is wrong.
  package init(bundled text: [UInt8]) throws(BundleError) {
    var reader = BundleReader()
    self = try reader.read(text)
  }
}

/// Reads a bundle line by line; a record knows what it belongs to by what was read last.
struct BundleReader {
  /// The record that `when`, `then` and their like add to.
  enum Open {
    case nothing, setting, decision, rule, defaults, pattern
  }

  var policy = Policy(name: "")
  private var isNamed = false
  var open = Open.nothing
  var line = BundleLine([], number: 0)
  var slots = BundleNames()
  var lists = BundleNames()
  var settings = BundleNames()
  var decisions = BundleNames()
  /// The outputs of the decision read last.
  var outputs = BundleNames()
  /// Roles that name settings and decisions, which come later.
  var roles: [PendingRole] = []
  var decided: Set<Step> = []
  /// The machine that is read, and what was read before it.
  var machine: MachineReading?

  struct PendingRole {
    let slot: Int
    let keyword: String
    let line: BundleLine
  }

  mutating func read(_ text: [UInt8]) throws(BundleError) -> Policy {
    var number = 0
    for bytes in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      line = BundleLine(bytes, number: number)
      if line.isAtEnd { continue }
      try readRecord()
      guard line.isAtEnd else { throw line.expected(.endOfLine) }
    }
    guard isNamed else { throw line.error(.noPolicy) }
    if let machine { return try finish(machine) }
    try finish()
    return policy
  }

  private mutating func readRecord() throws(BundleError) {
    let keyword = line.keyword()
    guard isNamed != (keyword == "policy") else {
      throw line.error(isNamed ? .misplaced(keyword) : .noPolicy)
    }
    switch keyword {
    case "then": try readTerm()
    case "when": try readTest()
    case "rule": try readRule()
    case "policy":
      policy = Policy(name: try line.name(), title: try line.title())
      isNamed = true
    case "string": try readString()
    case "slot": try readSlot()
    case "list": try readList()
    case "input": try readInput()
    case "setting": try readSetting()
    case "valid", "words", "default": try readSettingPart(keyword)
    case "decision": try readDecision()
    case "output", "expression": try readDecisionPart(keyword)
    case "otherwise": try readOtherwise()
    case "finding": policy.findings.append(try index(in: decisions))
    case "step": try readStep()
    case "machine": try readMachine()
    case _ where machine != nil: try readMachinePart(keyword)
    default: throw line.error(.unknownRecord(keyword))
    }
  }

  /// The index that the next token stands for.
  mutating func index(in names: BundleNames) throws(BundleError) -> Int {
    guard let token = line.next() else { throw line.expected(.name) }
    guard let index = names[token] else {
      throw line.error(.unknownName(String(decoding: token, as: UTF8.self)))
    }
    return index
  }

  /// Takes the name of what is declared, and lets the token stand for the next index.
  mutating func declare(in names: WritableKeyPath<Self, BundleNames>) throws(BundleError) -> String
  {
    let token = line.peek ?? []
    let name = try line.name()
    guard self[keyPath: names].add(token) else {
      throw line.error(.repeatedName(String(decoding: token, as: UTF8.self)))
    }
    return name
  }
}
