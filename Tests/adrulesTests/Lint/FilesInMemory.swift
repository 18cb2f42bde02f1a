@testable import adrules

/// Files by path, some of which cannot be read.
struct FilesInMemory: FileSystem {
  var files: [String: String]
  /// Files and folders that are there and cannot be read.
  var denied: Set<String> = []

  func kind(of path: String) throws(FileFault) -> FileKind {
    if files[path] != nil { return .file }
    let isFolder = path == "." || files.keys.contains { $0.hasPrefix(path + "/") }
    guard isFolder else { throw .missing }
    return .folder
  }

  func isLink(_ path: String) -> Bool { false }

  func bytes(of path: String) throws(FileFault) -> [UInt8] {
    if denied.contains(path) { throw .denied }
    guard let text = files[path] else { throw .missing }
    return Array(text.utf8)
  }

  func names(inFolder path: String) throws(FileFault) -> [String] {
    if denied.contains(path) { throw .denied }
    let prefix = path == "." ? "" : path + "/"
    let below = files.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
    return Set(below.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }
}
