/// Finds the files that paths name: files themselves, and in folders every file of our kinds.
///
/// Hidden files and folders and links to folders are left out, so every walk ends. The order is
/// that of the paths, so the result is the same everywhere.
struct PathWalk {
  /// The ends of names that a walk picks.
  static let extensions = ["yaml", "yml", "json", "ndjson", "jsonl"]

  let files: any FileSystem

  /// What a walk found, and what it could not look into.
  struct Result {
    /// The files, each once.
    var files: [String] = []
    var unreadable: [(path: String, fault: FileFault)] = []
  }

  /// The files, each once.
  ///
  /// - Throws: ``ToolError/unreadable(path:_:)`` for the first path that does not exist or
  ///   cannot be read.
  func files(under paths: [String]) throws(ToolError) -> [String] {
    let result = walk(paths)
    if let first = result.unreadable.first {
      throw .unreadable(path: first.path, first.fault)
    }
    return result.files
  }

  /// Walks all of `paths`, whatever becomes of some.
  func walk(_ paths: [String]) -> Result {
    var result = Result()
    for path in paths { walk(path, &result) }
    var seen: Set<String> = []
    result.files.removeAll { !seen.insert(Path.normal($0)).inserted }
    return result
  }

  private func walk(_ path: String, _ result: inout Result) {
    do throws(FileFault) {
      if path != Context.standardInputName, try files.kind(of: path) == .folder {
        walk(folder: path, &result)
      } else {
        result.files.append(path)
      }
    } catch {
      result.unreadable.append((path, error))
    }
  }

  private func walk(folder root: String, _ result: inout Result) {
    var found: [String] = []
    var folders = [root]
    while let folder = folders.popLast() {
      do throws(FileFault) {
        for name in try files.names(inFolder: folder) where !name.hasPrefix(".") {
          let path = Path.joining(folder, name)
          // A link that leads nowhere is no file.
          switch try? files.kind(of: path) {
          case .folder where !files.isLink(path): folders.append(path)
          case .file where PathWalk.picks(name): found.append(path)
          default: break
          }
        }
      } catch {
        result.unreadable.append((folder, error))
      }
    }
    result.files += found.sorted()
  }

  /// Whether a walk picks a file of that name.
  static func picks(_ name: String) -> Bool {
    extensions.contains { name.lowercased().hasSuffix(".\($0)") }
  }
}
