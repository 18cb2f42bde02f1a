/// The findings in files of one document a line, as the results show them, in order.
///
/// They are kept, so that those of all files can be put in order, but only up to a limit: beyond
/// it they are written as they come.
struct RecordFindings {
  private static let limit = 4 << 20

  private(set) var files: [(name: String, texts: [String])] = []
  private(set) var counts = SeverityCounts()
  private var size = 0

  /// Whether they are more than are kept.
  var isOverLimit: Bool { size > RecordFindings.limit }

  mutating func begin(file: String) { files.append((file, [])) }

  /// Adds findings of the file that was begun last.
  mutating func add(_ texts: [String], _ more: SeverityCounts) {
    counts += more
    size += texts.reduce(0) { $0 + $1.utf8.count }
    if !files.isEmpty { files[files.count - 1].texts += texts }
  }

  /// What is kept, which is then dropped.
  mutating func take() -> [String] {
    let texts = files.flatMap(\.texts)
    for index in files.indices { files[index].texts = [] }
    return texts
  }
}
