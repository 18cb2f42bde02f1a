/// A stream that the tool writes text to. It keeps the text until the end of the run, so that an
/// error can take the place of half a result; unless a result has no bounds, see ``bound()``.
struct Output {
  /// What became of bytes that were written.
  enum WriteResult: Equatable {
    case written
    /// Nobody reads any more: not an error, the rest is not wanted.
    case closed
    case failed(reason: String)
  }

  let terminal: Terminal
  /// The first result that was not ``WriteResult/written``; nothing is written after it.
  private(set) var result = WriteResult.written
  /// Whether some of the results was written, so that nothing can take their place any more.
  private(set) var isPartlyWritten = false
  private var isBounded = false
  private var buffer: [UInt8] = []
  private let sink: ([UInt8]) -> WriteResult

  init(terminal: Terminal, sink: @escaping ([UInt8]) -> WriteResult) {
    self.terminal = terminal
    self.sink = sink
  }

  /// More than a result that a person reads.
  private static let bound = 1 << 20

  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if isBounded, buffer.count >= Output.bound { flush() }
  }

  /// From now on no more text is kept than a certain amount: half a result may then stay.
  mutating func bound() { isBounded = true }

  mutating func flush() {
    if result == .written, !buffer.isEmpty {
      result = sink(buffer)
      isPartlyWritten = true
    }
    buffer.removeAll(keepingCapacity: isBounded)
  }

  /// Forgets what is not yet written, unless it is the rest of what was.
  mutating func discard() {
    if !isPartlyWritten { buffer.removeAll() }
  }
}
