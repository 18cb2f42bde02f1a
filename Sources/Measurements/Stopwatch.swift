/// Measures subjects in turns, so that whatever slows the machine down slows them all.
package struct Stopwatch {
  /// How many batches each subject runs.
  package var batches = 300
  /// How long a batch takes, about; long against the reading of a clock.
  package var batchNanoseconds = 50_000.0
  /// How often this thread has allocated memory, where somebody counts.
  package var allocationCount: (() -> UInt64)?

  package init(allocationCount: (() -> UInt64)? = nil) {
    self.allocationCount = allocationCount
  }

  /// The figures of each subject, in order.
  package func measure(_ subjects: [Subject]) -> [Figures] {
    let times = subjects.map(timesForBatch)
    var samples = subjects.map { _ in [Double]() }
    for _ in 0..<batches {
      for (index, subject) in subjects.enumerated() {
        samples[index].append(nanoseconds(of: subject, times: times[index]))
      }
    }
    return zip(subjects, zip(samples, times)).map { subject, measured in
      let sorted = measured.0.sorted()
      return Figures(
        nanoseconds: sorted[sorted.count / 2], nanoseconds99: sorted[sorted.count * 99 / 100],
        allocations: allocations(of: subject, times: measured.1))
    }
  }

  /// Doubles the work until it takes as long as a batch.
  private func timesForBatch(_ subject: Subject) -> Int {
    var times = 1
    while times < 1 << 24 {
      let batch = nanoseconds(of: subject, times: times) * Double(times)
      if batch >= batchNanoseconds { break }
      times *= 2
    }
    return times
  }

  private func nanoseconds(of subject: Subject, times: Int) -> Double {
    let duration = ContinuousClock().measure { subject.run(times) }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(times)
  }

  private func allocations(of subject: Subject, times: Int) -> Double? {
    guard let allocationCount else { return nil }
    let before = allocationCount()
    subject.run(times)
    return Double(allocationCount() - before) / Double(times)
  }
}
