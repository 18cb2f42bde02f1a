import RewardedAds

/// The configurations of two versions of a document, each with what it was or became.
struct ConfigurationPairs {
  typealias Configuration = DocumentPlans.Configuration

  struct Pair {
    /// Nil if there is only a new one.
    let old: Configuration?
    /// Nil if there is only an old one.
    let new: Configuration?
  }

  /// In the order of the new version; what is gone comes last.
  let pairs: [Pair]

  /// Configurations of one record belong together if they are those of the same imp or bid, or if
  /// they are the only ones that are left.
  init(old: [Configuration], new: [Configuration]) {
    var left = Unpaired(old)
    var partners = new.map { left.take(owner: $0) }
    let alone = Unpaired(zip(new, partners).filter { $1 == nil }.map(\.0))
    for index in new.indices where partners[index] == nil {
      guard alone.isAlone(new[index]) else { continue }
      partners[index] = left.takeOnly(ofRecord: new[index].record)
    }
    pairs =
      zip(partners, new).map { Pair(old: $0, new: $1) }
      + left.all.map { Pair(old: $0, new: nil) }
  }
}

/// The configurations that have no partner yet.
private struct Unpaired {
  private struct Owner: Hashable {
    let record: Int?
    let pointer: String
  }

  private let configurations: [DocumentPlans.Configuration]
  private var owners: [Owner: Int] = [:]
  /// For each record, which are left.
  private var records: [Int?: Set<Int>] = [:]

  init(_ configurations: [DocumentPlans.Configuration]) {
    self.configurations = configurations
    for (index, configuration) in configurations.enumerated() {
      owners[owner(of: configuration)] = index
      records[configuration.record, default: []].insert(index)
    }
  }

  var all: [DocumentPlans.Configuration] {
    configurations.indices.filter { records[configurations[$0].record]?.contains($0) == true }
      .map { configurations[$0] }
  }

  /// Whether no other of its record is left.
  func isAlone(_ configuration: DocumentPlans.Configuration) -> Bool {
    records[configuration.record]?.count == 1
  }

  /// Takes out the one of the same owner as that of `other`.
  mutating func take(owner other: DocumentPlans.Configuration) -> DocumentPlans.Configuration? {
    owners[owner(of: other)].flatMap { take($0) }
  }

  /// Takes out the last one of a record, if one is left.
  mutating func takeOnly(ofRecord record: Int?) -> DocumentPlans.Configuration? {
    guard let indices = records[record], indices.count == 1 else { return nil }
    return indices.first.flatMap { take($0) }
  }

  private mutating func take(_ index: Int) -> DocumentPlans.Configuration? {
    let configuration = configurations[index]
    return records[configuration.record]?.remove(index) == nil ? nil : configuration
  }

  private func owner(of configuration: DocumentPlans.Configuration) -> Owner {
    Owner(record: configuration.record, pointer: configuration.found.owner)
  }
}
