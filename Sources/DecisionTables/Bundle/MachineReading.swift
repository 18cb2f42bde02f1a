/// A machine while it is read from a bundle, and what was read before it.
struct MachineReading {
  var machine: Machine
  /// The policy that the machine belongs to, and its names.
  let base: Base
  var states = BundleNames()
  var data = BundleNames()
  var clocks = BundleNames()
  var timers = BundleNames()
  var actions = BundleNames()
  /// The form of the invariant read last, and its patterns.
  var form = ""
  var patterns: [Invariant.Pattern] = []
  /// Whether the tables and the slots of a step were named.
  var hasTables = false
  var hasSlots = false

  struct Base {
    let policy: Policy
    let slots: BundleNames
    let settings: BundleNames
    let decisions: BundleNames
    let decided: Set<Step>
  }

  mutating func add(_ test: Test) {
    if patterns.isEmpty { patterns.append([]) }
    patterns[patterns.count - 1].append(test)
  }
}
