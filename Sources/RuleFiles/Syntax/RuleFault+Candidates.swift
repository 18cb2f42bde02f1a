import DecisionTables

extension RuleFault {
  /// More names than this nobody looks through for one that resembles another.
  static let candidateLimit = 500
  /// More names than this no message lists.
  private static let listLimit = 12

  /// Of all names those that help somebody who wrote `name`: the one that resembles it, else all,
  /// if they are few. Bounds what a fault costs and keeps.
  static func candidates(
    for name: String, among names: some Collection<String>
  ) -> [String] {
    guard names.count <= candidateLimit else { return [] }
    let known = names.filter { $0 != name }
    if let nearest = NearestName.of(name, in: known) { return [nearest] }
    return known.count <= listLimit ? known : []
  }

  /// The same, among the keys of a dictionary, which have no order of their own.
  static func candidates(
    for name: String, amongKeys names: Dictionary<String, some Any>.Keys
  ) -> [String] {
    names.count <= candidateLimit ? candidates(for: name, among: names.sorted()) : []
  }
}
