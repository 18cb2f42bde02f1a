#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file of the process, by its number.
struct FileDescriptor: Sendable {
  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  /// More than any document needs, and less than fills the memory.
  private static let sizeLimit = 256 << 20

  let number: Int32

  var isTerminal: Bool { isatty(number) == 1 }

  /// The width of the terminal; nil if it is none.
  var columns: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func readToEnd() throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(number, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFault(errno: errno) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk.prefix(count))
      guard bytes.count <= FileDescriptor.sizeLimit else {
        throw .tooLarge(limit: FileDescriptor.sizeLimit)
      }
    }
  }

  func writeAll(_ bytes: [UInt8]) -> Output.WriteResult {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return .closed
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        return .failed(reason: FileFault(errno: errno).message)
      }
    }
    return .written
  }

  /// Whoever shares the descriptor may have made it one that does not wait.
  private func waitUntilWritable() {
    var descriptor = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    poll(&descriptor, 1, -1)
  }
}

extension FileFault {
  /// The fault that the system reported as `errno`.
  init(errno code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EACCES, EPERM: self = .denied
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .isNoFolder
    default: self = .other(String(cString: strerror(code)).lowercased())
    }
  }
}
