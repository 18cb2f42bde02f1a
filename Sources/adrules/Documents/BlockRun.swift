import DecisionTables

/// Goes through a file of one JSON text a line: several blocks at once, what came of each in order.
enum BlockRun {
  /// Of what is skipped in such a file so much is told; the rest is counted.
  static let toldLimit = 1000

  /// Memory does not grow with the length of the file. Ends early when nobody reads the results.
  static func run<Outcome: Sendable>(
    _ blocks: RecordBlocks, _ context: inout Context,
    work: @escaping @Sendable (RecordBlock) -> Outcome,
    take: (Outcome, inout Context) throws(ToolError) -> Void
  ) throws(ToolError) {
    var blocks = blocks
    var progress = Progress()
    let queue = WorkQueue(processors: context.processors, work: work)
    defer {
      queue.finish()
      progress.clear(&context)
    }
    while context.output.result == .written {
      try fill(queue, &blocks)
      guard let outcome = queue.next() else { return }
      if context.output.terminal.isTerminal { progress.clear(&context) }
      try take(outcome, &context)
      progress.show(blocks, &context)
    }
  }

  private static func fill<Outcome>(
    _ queue: WorkQueue<RecordBlock, Outcome>, _ blocks: inout RecordBlocks
  ) throws(ToolError) {
    do throws(FileFault) {
      while !queue.isFull, let block = try blocks.next() {
        // A short file needs no thread.
        queue.add(block, startsThread: !blocks.isAtEnd || !queue.isEmpty)
      }
    } catch {
      throw .unreadable(path: blocks.name, error)
    }
  }
}
