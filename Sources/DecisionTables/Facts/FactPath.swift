/// The way from where reading began to the value being read; turned into a pointer when asked.
struct FactPath {
  private enum Step {
    case key(JSONMember)
    case index(Int)
  }

  private var base: JSONValue?
  /// Working it out takes a walk over all that comes before, so it is done once.
  private var basePointer: String?
  private var steps: [Step] = []

  mutating func start(at value: JSONValue) {
    base = value
    basePointer = nil
    steps.removeAll(keepingCapacity: true)
  }

  mutating func enter(_ member: JSONMember) { steps.append(.key(member)) }
  mutating func enter(_ index: Int) { steps.append(.index(index)) }
  mutating func leave() { steps.removeLast() }

  /// JSON Pointer of the value being read.
  mutating func pointer() -> String {
    var pointer = basePointer ?? base?.pointer ?? ""
    basePointer = pointer
    for step in steps {
      switch step {
      case .key(let member): pointer += "/" + JSONDocument.escaped(member.key)
      case .index(let index): pointer += "/" + String(index)
      }
    }
    return pointer
  }
}
