/// Rule files or case files made to cost time or memory, and the finding that the tool has for them.
struct HostileFile: Sendable {
  let name: String
  let verb: String
  /// Where the finding is: how its line begins behind the folder.
  let place: String
  let id: String
  /// The path of each file in its folder, and its bytes, for a number of pieces.
  let files: @Sendable (Int) -> [(path: String, bytes: [UInt8])]

  static let policy = "policy: p\nlanguage: 1\n"
  private static let inputs = policy + "inputs: {n: integer, s: string}\n"
  private static let decision =
    "decision: d\nhitPolicy: collect\noutputs: {x: integer}\nrules:\n"
    + "  - {rule: r, when: {n: present}, then: {x: 1}}\n"

  private init(
    _ name: String, _ verb: String, _ place: String, _ id: String,
    _ files: @escaping @Sendable (Int) -> [(path: String, bytes: [UInt8])]
  ) {
    self.name = name
    self.verb = verb
    self.place = place
    self.id = id
    self.files = files
  }

  /// What stands in a `policy.yaml` behind its head.
  static func policy(
    _ name: String, _ line: String, _ id: String, _ text: @escaping @Sendable (Int) -> [UInt8]
  ) -> HostileFile {
    HostileFile(name, "lint", "policy.yaml:\(line)", id) {
      [("policy.yaml", Array(policy.utf8) + text($0))]
    }
  }

  /// A decision beside a policy with the input `n`.
  static func decision(
    _ name: String, _ place: String, _ id: String, _ text: @escaping @Sendable (Int) -> String
  ) -> HostileFile {
    HostileFile(name, "lint", place, id) {
      [("policy.yaml", Array(inputs.utf8)), ("d.yaml", Array(text($0).utf8))]
    }
  }

  /// Cases of a decision `d`, which gives `{x: 1}` where the input `n` is there.
  static func cases(
    _ name: String, _ verb: String, _ line: String, _ id: String,
    _ text: @escaping @Sendable (Int) -> String
  ) -> HostileFile {
    HostileFile(name, verb, "cases/c.yaml:\(line)", id) {
      [
        ("policy.yaml", Array(inputs.utf8)), ("d.yaml", Array(decision.utf8)),
        ("cases/c.yaml", Array(text($0).utf8)),
      ]
    }
  }

  /// Decisions each of which reads the next one.
  static func chain(_ name: String, _ place: String, _ id: String, _ count: Int) -> HostileFile {
    HostileFile(name, "lint", place, id) { _ in
      let decisions = (0..<count).map { index in
        let value = index == count - 1 ? "1" : "= d\(index + 1).x + 1"
        let text = "decision: d\(index)\noutputs: {x: integer}\ndefault: {x: \(value)}\n"
        return (path: "d\(index).yaml", bytes: Array(text.utf8))
      }
      return [("policy.yaml", Array(inputs.utf8))] + decisions
    }
  }
}
