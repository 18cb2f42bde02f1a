/// Says on a terminal how far a long run is, each second.
struct Progress {
  private static let patience = Duration.seconds(1)
  private var next: ContinuousClock.Instant
  private var width = 0

  init(now: ContinuousClock.Instant = .now) { next = now + Progress.patience }

  mutating func show(
    _ blocks: RecordBlocks, _ context: inout Context, now: ContinuousClock.Instant = .now
  ) {
    guard isWanted(context), now >= next else { return }
    next = now + Progress.patience
    let text =
      "\(HarmlessText.of(blocks.name)): \(blocks.records.counted("record")), "
      + "\(blocks.size / 1_000_000) MB"
    write(text.padded(to: width), &context)
    width = text.count
  }

  /// Leaves an empty line for what comes next.
  mutating func clear(_ context: inout Context) {
    guard width > 0 else { return }
    write(String(repeating: " ", count: width) + "\r", &context)
    width = 0
  }

  /// Results that show on a terminal already are progress enough.
  private func isWanted(_ context: Context) -> Bool {
    guard context.errors.terminal.isTerminal else { return false }
    return !(context.output.terminal.isTerminal && context.output.isPartlyWritten)
  }

  private func write(_ text: String, _ context: inout Context) {
    context.errors.write("\r" + text)
    context.errors.flush()
  }
}
