extension Policy {
  /// The policy with the files of its origins named as seen from `folder`.
  ///
  /// So it does not matter where the folder lies, and from where it was read.
  package func relative(to folder: String) -> Policy {
    var policy = self
    policy.changeOrigins { origin in
      origin.file = Policy.path(origin.file, relativeTo: folder)
    }
    return policy
  }

  private mutating func changeOrigins(_ change: (inout Origin) -> Void) {
    for machine in machines.indices {
      change(&machines[machine].origin)
      for index in machines[machine].invariants.indices {
        change(&machines[machine].invariants[index].origin)
      }
      machines[machine].policy.changeOrigins(change)
    }
    for setting in settings.indices { change(&settings[setting].origin) }
    for decision in decisions.indices {
      change(&decisions[decision].origin)
      for index in decisions[decision].expressions.indices {
        change(&decisions[decision].expressions[index].origin)
      }
      for index in decisions[decision].rules.indices {
        change(&decisions[decision].rules[index].origin)
      }
    }
  }

  private static func path(_ file: String, relativeTo folder: String) -> String {
    let file = file.split(separator: "/").filter { $0 != "." }
    let folder = folder.split(separator: "/").filter { $0 != "." }
    let shared = zip(file, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - shared)
    return (up + file.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}
