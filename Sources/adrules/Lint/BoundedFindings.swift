import DecisionTables

extension [Diagnostic] {
  /// How many findings of one id are shown for one file.
  static var limit: Int { 20 }

  /// The findings by place, of each id in each file the first ones; the last of those says how
  /// many more there are. One slip repeated through a file does not bury the rest.
  func bounded() -> [Diagnostic] {
    var shown: [Diagnostic] = []
    var counts: [[String]: Int] = [:]
    var last: [[String]: Int] = [:]
    for finding in sortedByPlace() {
      let key = [finding.place?.source.name ?? "", finding.id]
      counts[key, default: 0] += 1
      guard counts[key, default: 0] <= Self.limit else { continue }
      last[key] = shown.count
      shown.append(finding)
    }
    for (key, index) in last {
      let more = counts[key, default: 0] - Self.limit
      guard more > 0 else { continue }
      shown[index].notes.append(Diagnostic.Note("\(more) more like this are not shown"))
    }
    return shown
  }
}
