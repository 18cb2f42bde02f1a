/// What the tool asks of files, so that a test can give it a folder of its own.
protocol FileSystem {
  /// What stands at `path`, links followed.
  func kind(of path: String) throws(FileFault) -> FileKind

  /// Whether `path` itself is a symbolic link.
  func isLink(_ path: String) -> Bool

  func bytes(of path: String) throws(FileFault) -> [UInt8]

  /// The same piece by piece.
  func stream(of path: String) throws(FileFault) -> ByteStream

  /// The names in a folder, in any order, without `.` and `..`.
  func names(inFolder path: String) throws(FileFault) -> [String]

  /// Puts `bytes` in the place of what the file at `path` holds.
  func write(_ bytes: [UInt8], to path: String) throws(FileFault)
}

extension FileSystem {
  func write(_ bytes: [UInt8], to path: String) throws(FileFault) { throw .denied }
}

extension FileSystem {
  func stream(of path: String) throws(FileFault) -> ByteStream { ByteStream(try bytes(of: path)) }

  /// The first bytes, at most `limit` of them.
  func bytes(of path: String, upTo limit: Int) throws(FileFault) -> [UInt8] {
    let stream = try stream(of: path)
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let more = try stream.next()
      if more.isEmpty { break }
      bytes += more
    }
    return Array(bytes.prefix(limit))
  }
}

enum FileKind: Sendable {
  case file, folder
  /// A pipe, a device: can be read if asked for by name.
  case other
}
