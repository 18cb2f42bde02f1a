#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files of this machine.
struct POSIXFileSystem: FileSystem {
  /// Relative paths start here; empty for the folder in which the process runs.
  var base = ""

  func kind(of path: String) throws(FileFault) -> FileKind {
    var status = stat()
    guard stat(resolved(path), &status) == 0 else { throw FileFault(errno: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(resolved(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  func bytes(of path: String) throws(FileFault) -> [UInt8] {
    try stream(of: path).readToEnd()
  }

  func stream(of path: String) throws(FileFault) -> ByteStream {
    let number = open(resolved(path), O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileFault(errno: errno) }
    let file = OpenFile(FileDescriptor(number: number))
    return ByteStream { () throws(FileFault) in try file.stream.next() }
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    let number = open(resolved(path), O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard number >= 0 else { throw FileFault(errno: errno) }
    defer { close(number) }
    switch FileDescriptor(number: number).writeAll(bytes) {
    case .written: break
    case .closed: throw .other("it was closed")
    case .failed(let reason): throw .other(reason)
    }
  }

  func names(inFolder path: String) throws(FileFault) -> [String] {
    guard let folder = opendir(resolved(path)) else { throw FileFault(errno: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private func resolved(_ path: String) -> String {
    base.isEmpty || path.hasPrefix("/") ? path : "\(base)/\(path)"
  }
}

/// Closes a file when nobody reads from it any more.
private final class OpenFile {
  let stream: ByteStream
  private let descriptor: FileDescriptor

  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
    stream = descriptor.stream
  }

  deinit { close(descriptor.number) }
}
