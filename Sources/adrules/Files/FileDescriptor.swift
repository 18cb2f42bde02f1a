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

  let number: Int32

  var isTerminal: Bool { isatty(number) == 1 }

  /// The width of the terminal; nil if it is none.
  var columns: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The bytes from here on, as they come.
  var stream: ByteStream {
    ByteStream { () throws(FileFault) in try readChunk() }
  }

  private static let chunkSize = 256 << 10

  private func readChunk() throws(FileFault) -> [UInt8] {
    var result = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: FileDescriptor.chunkSize) { buffer, count in
      repeat {
        result = read(number, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
    guard result >= 0 else { throw FileFault(errno: errno) }
    return chunk
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
