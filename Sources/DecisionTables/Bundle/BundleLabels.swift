/// Distinct tokens for names of which some may be equal: the second `lock` is `lock#2`.
struct BundleLabels {
  private let labels: [String]

  init(_ names: [String]) {
    var seen: [String: Int] = [:]
    labels = names.map { name in
      let count = seen[name, default: 0] + 1
      seen[name] = count
      return BundleWords.word(name) + (count > 1 ? "#\(count)" : "")
    }
  }

  subscript(index: Int) -> String { labels[index] }
}
