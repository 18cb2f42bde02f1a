/// Work on several processors at once, whose results come in the order of the inputs.
final class WorkQueue<Input: Sendable, Output: Sendable> {
  private let work: @Sendable (Input) -> Output
  private let processors: Int
  private var waiting: [Worker<Output>] = []

  init(processors: Int, work: @escaping @Sendable (Input) -> Output) {
    self.processors = processors
    self.work = work
  }

  var isEmpty: Bool { waiting.isEmpty }

  /// Whether a result is to be taken first: so much is in memory at a time. There is one piece of
  /// work more than there are processors, for the time in which a result is taken.
  var isFull: Bool { waiting.count >= (processors > 1 ? processors + 1 : 1) }

  /// Adds work, for a thread of its own or to be done when its result is taken.
  func add(_ input: Input, startsThread: Bool = true) {
    let worker = Worker { [work] in work(input) }
    if startsThread, processors > 1 { worker.start() }
    waiting.append(worker)
  }

  /// The result of the oldest input whose result was not taken; nil if there is none.
  func next() -> Output? {
    waiting.isEmpty ? nil : waiting.removeFirst().result()
  }

  /// Waits for what is at work, and drops its results.
  func finish() {
    for worker in waiting { worker.wait() }
    waiting = []
  }
}
