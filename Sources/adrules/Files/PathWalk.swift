/// Finds the files that paths name: files themselves, and in folders every file of our kinds.
///
/// Hidden files and folders and links to folders are left out, so every walk ends. The order is
/// that of the paths, so the result is the same everywhere.
struct PathWalk {
  /// The ends of names that a walk picks.
  static let extensions = ["yaml", "yml", "json", "ndjson", "jsonl"]

  let files: any FileSystem

  /// The files, each once.
  ///
  /// - Throws: ``ToolError/unreadable(path:_:)`` for the first path that does not exist or
  ///   cannot be read.
  func files(under paths: [String]) throws(ToolError) -> [String] {
    var found: [String] = []
    for path in paths { found += try files(at: path) }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func files(at path: String) throws(ToolError) -> [String] {
    if path == Context.standardInputName { return [path] }
    return try kind(of: path) == .folder ? files(inFolder: path) : [path]
  }

  private func files(inFolder root: String) throws(ToolError) -> [String] {
    var found: [String] = []
    var folders = [root]
    while let folder = folders.popLast() {
      for name in try names(inFolder: folder) where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        // A link that leads nowhere is no file.
        switch try? files.kind(of: path) {
        case .folder where !files.isLink(path): folders.append(path)
        case .file where PathWalk.picks(name): found.append(path)
        default: break
        }
      }
    }
    return found.sorted()
  }

  private static func picks(_ name: String) -> Bool {
    extensions.contains { name.lowercased().hasSuffix(".\($0)") }
  }

  private func kind(of path: String) throws(ToolError) -> FileKind {
    do throws(FileFault) { return try files.kind(of: path) } catch {
      throw .unreadable(path: path, error)
    }
  }

  private func names(inFolder path: String) throws(ToolError) -> [String] {
    do throws(FileFault) { return try files.names(inFolder: path) } catch {
      throw .unreadable(path: path, error)
    }
  }
}
