/// How a run ended. The worse status wins: 2 beats 1 beats 0.
enum RunStatus: Int32, Comparable, Sendable {
  /// The tool did the job.
  case done = 0
  /// It did the job and found what it was asked to look for.
  case found = 1
  /// It could not do the job.
  case failed = 2

  static func < (a: RunStatus, b: RunStatus) -> Bool { a.rawValue < b.rawValue }
}
