/// A stream that the tool writes text to. It keeps the text until the end of the run, so that an
/// error can take the place of half a result.
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
  private var buffer: [UInt8] = []
  private let sink: ([UInt8]) -> WriteResult

  init(terminal: Terminal, sink: @escaping ([UInt8]) -> WriteResult) {
    self.terminal = terminal
    self.sink = sink
  }

  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
  }

  mutating func flush() {
    if result == .written, !buffer.isEmpty { result = sink(buffer) }
    discard()
  }

  /// Forgets what is not yet written.
  mutating func discard() { buffer.removeAll() }
}
