import DecisionTables

/// Reads one text, again and again with one repair more while it is no YAML.
struct YAMLReading {
  /// How many faults of syntax are repaired.
  private static let repairLimit = 20
  /// How many bytes are read in all, for a large file is not read twenty times.
  private static let effortLimit = 4 * YAMLDocument.byteLimit

  private(set) var root: YAMLNode?
  private(set) var faults: [YAMLFault] = []
  private(set) var isComplete = true
  private let source: SourceText
  private let layout: YAMLLayout
  private var repairs = YAMLRepairs()

  init(_ source: SourceText) {
    self.source = source
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = source.bytes.starts(with: mark) ? mark.count : 0
    layout = YAMLLayout(bytes: source.bytes, start: start)
  }

  mutating func run() {
    var check = YAMLByteCheck(source: source, layout: layout)
    check.run()
    faults = check.faults
    repairs = check.repairs
    guard check.isReadable else {
      isComplete = false
      return
    }
    let limit = min(Self.repairLimit, Self.effortLimit / max(source.bytes.count, 1))
    for attempt in 0...limit {
      var builder = YAMLTreeBuilder(source: source, text: RepairedText(source.bytes, repairs))
      let problem = feed(&builder)
      if let problem, repair(problem, builder), attempt < limit { continue }
      if problem != nil || builder.isCut { isComplete = false }
      return finish(builder)
    }
  }

  /// Hands events to `builder` until the end, or until there is a problem.
  private func feed(_ builder: inout YAMLTreeBuilder) -> YAMLProblem? {
    let events = YAMLEventStream(builder.text, from: layout.start)
    do {
      while builder.take(try events.next()) {}
      return nil
    } catch {
      return error
    }
  }

  /// Reports a problem and says whether there is something new to try.
  private mutating func repair(_ problem: YAMLProblem, _ builder: YAMLTreeBuilder) -> Bool {
    let diagnosis = YAMLDiagnostician(
      source: source, layout: layout, problem: problem, frames: builder.frames,
      lastQuoted: builder.lastQuoted, repairs: repairs
    ).diagnose()
    let fault = YAMLFault(diagnosis.reason, at: Place(source, diagnosis.range))
    let isNew = !faults.contains(fault)
    if isNew { faults.append(fault) }
    if isNew, diagnosis.repairs != repairs {
      repairs = diagnosis.repairs
      if diagnosis.isLossy { isComplete = false }
      return true
    }
    let line = layout.lineStart(problem.offset)..<layout.lineEnd(problem.offset)
    guard !line.isEmpty, !repairs.blanked.contains(line) else { return false }
    repairs.blankLines(line)
    isComplete = false
    return true
  }

  private mutating func finish(_ builder: YAMLTreeBuilder) {
    var builder = builder
    builder.finish()
    root = builder.root
    faults += builder.faults
    guard root?.isNothing ?? true else { return }
    root = nil
    if faults.isEmpty {
      faults = [YAMLFault(.empty, at: Place(source, layout.start..<layout.start))]
    }
  }
}

extension YAMLNode {
  fileprivate var isNothing: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.isPlain && scalar.text.isEmpty
  }
}
