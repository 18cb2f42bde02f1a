import DecisionTables

/// The names that a file can see, and the slots behind them.
struct Scope {
  private var slots: [String: Int] = [:]
  /// The element whose fields are visible; names of others are known but out of reach.
  private var hidden: [String: String] = [:]

  subscript(name: String) -> Int? { slots[name] }

  /// The element that a name belongs to which is not visible here.
  func element(hiding name: String) -> String? { hidden[name] }

  var names: [String] { slots.keys.sorted() }

  mutating func add(_ name: String, slot: Int) { slots[name] = slot }

  mutating func remove(_ name: String) { slots[name] = nil }

  /// Makes a name known but out of reach: it belongs to the elements of a list.
  mutating func hide(_ name: String, element: String) {
    slots[name] = nil
    hidden[name] = element
  }

  /// The same scope, in which the fields of `element` are visible.
  func showing(element: String, _ slotOf: (String) -> Int?) -> Scope {
    var scope = self
    for (name, owner) in hidden where owner == element {
      scope.hidden[name] = nil
      if let slot = slotOf(name) { scope.add(name, slot: slot) }
    }
    return scope
  }
}
