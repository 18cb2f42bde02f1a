/// The files of a repository as they were at a revision, by their paths from its top.
struct GitTree: FileSystem {
  /// The folder that was asked for, as a path in the tree.
  let path: String
  private let place: String
  private let commit: String
  private let files: Set<String>
  private let folders: [String: Set<String>]

  /// - Parameters:
  ///   - revision: anything that Git takes for a commit.
  ///   - folder: a folder inside the repository.
  /// - Throws: ``ToolError/git(_:)`` if Git is not there or does not know what is asked for.
  init(_ revision: String, of folder: String) throws(ToolError) {
    guard let prefix = try GitTree.git(folder, ["rev-parse", "--show-prefix"]) else {
      throw .git(.noRepository(path: folder))
    }
    let name = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    guard let commit = try GitTree.git(folder, name)?.line else {
      throw .git(.unknownRevision(revision))
    }
    let list = ["ls-tree", "-r", "-z", "--full-tree", "--name-only", commit]
    let names = try GitTree.git(folder, list)?.split(separator: 0) ?? []
    place = folder
    self.commit = commit
    let top = prefix.line.hasSuffix("/") ? String(prefix.line.dropLast()) : prefix.line
    path = top.isEmpty ? "." : top
    files = Set(names.map { String(decoding: $0, as: UTF8.self) })
    folders = GitTree.folders(of: files)
  }

  func kind(of path: String) throws(FileFault) -> FileKind {
    let path = Path.normal(path)
    if files.contains(path) { return .file }
    if path.isEmpty || folders[path] != nil { return .folder }
    throw .missing
  }

  func isLink(_ path: String) -> Bool { false }

  func bytes(of path: String) throws(FileFault) -> [UInt8] {
    let path = Path.normal(path)
    guard files.contains(path) else { throw .missing }
    let arguments = ["-C", place, "cat-file", "blob", "\(commit):\(path)"]
    let result = try ChildProcess.run("git", arguments)
    guard result.status == 0 else { throw .missing }
    return result.output
  }

  func names(inFolder path: String) throws(FileFault) -> [String] {
    guard let names = folders[Path.normal(path)] else { throw .missing }
    return names.sorted()
  }

  /// The names in each folder.
  private static func folders(of files: Set<String>) -> [String: Set<String>] {
    var folders: [String: Set<String>] = ["": []]
    for file in files {
      var below = ""
      for part in Path.parts(of: file) {
        folders[below, default: []].insert(part)
        below = below.isEmpty ? part : "\(below)/\(part)"
      }
    }
    return folders
  }

  /// What Git writes; nil if it does not do what was asked.
  private static func git(
    _ folder: String, _ arguments: [String]
  ) throws(ToolError) -> [UInt8]? {
    do throws(FileFault) {
      let result = try ChildProcess.run("git", ["-C", folder] + arguments)
      return result.status == 0 ? result.output : nil
    } catch {
      throw .git(error == .missing ? .notInstalled : .failed(error))
    }
  }
}

extension [UInt8] {
  /// The first line as text.
  fileprivate var line: String { String(decoding: prefix { $0 != 0x0A }, as: UTF8.self) }
}
