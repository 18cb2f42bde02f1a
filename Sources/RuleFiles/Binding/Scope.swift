import DecisionTables

/// The names that a file can see, and the slots behind them.
///
/// All files share the outer names; a copy adds its own without copying those.
struct Scope {
  private enum Entry {
    case slot(Int)
    case unreadable(RuleFault.UnreadableName, slot: Int?)
  }

  private var shared: [String: Entry] = [:]
  private var local: [String: Int] = [:]
  /// The element whose fields are visible.
  private var element: String?
  /// Parts of names that cannot be names: who reads them was told already.
  private var damaged: Set<String> = []
  /// Whether every declaration was read; else what is unknown may be declared in lost text.
  private let isComplete: Bool

  init(isComplete: Bool) { self.isComplete = isComplete }

  subscript(name: String) -> Int? {
    if let slot = local[name] { return slot }
    switch shared[name] {
    case .slot(let slot): return slot
    case .unreadable(.element(let element), let slot) where element == self.element: return slot
    case .unreadable, nil: return nil
    }
  }

  /// Makes a name visible everywhere.
  mutating func share(_ name: String, slot: Int) { shared[name] = .slot(slot) }

  /// Makes a name known everywhere, but not readable.
  mutating func share(_ name: String, unreadable: RuleFault.UnreadableName, slot: Int? = nil) {
    shared[name] = .unreadable(unreadable, slot: slot)
  }

  mutating func damage(_ name: String) {
    damaged.formUnion(name.split(separator: "-").map(String.init))
  }

  /// Adds a name of this file.
  mutating func add(_ name: String, slot: Int) { local[name] = slot }

  /// The same scope, in which the fields of `element` are visible.
  func showing(element: String) -> Scope {
    var scope = self
    scope.element = element
    return scope
  }

  private func candidates(for name: String) -> [String] {
    guard shared.count + local.count <= RuleFault.candidateLimit else { return [] }
    let names = (Array(shared.keys) + local.keys).filter { self[$0] != nil }
    return RuleFault.candidates(for: name, among: names.sorted())
  }

  /// Why a name cannot be read; nil if somebody was told already.
  func fault(reading name: String) -> RuleFault.Reason? {
    if case .unreadable(let why, _) = shared[name] { return .unreadableName(name, why) }
    if damaged.contains(name) { return nil }
    let known = candidates(for: name)
    if !isComplete, NearestName.of(name, in: known) == nil { return nil }
    return .unknownName(name, known: known)
  }
}
