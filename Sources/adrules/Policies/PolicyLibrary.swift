import DecisionTables
import RuleFiles

/// Finds policies on disk: by folder, and by name beside the one that extends them.
struct PolicyLibrary {
  /// The file that makes a folder a policy.
  static let policyFile = "policy.yaml"
  static let caseFolder = "cases"

  let files: any FileSystem

  /// The rule files and case files of the folder at `path`.
  ///
  /// - Throws: ``ToolError/unreadable(path:_:)`` for the first file that cannot be read.
  func folder(at path: String) throws(ToolError) -> PolicyFolder {
    let root = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    let all = try PathWalk(files: files).files(under: [root])
    let depth = root.split(separator: "/").count
    var folder = PolicyFolder(path: root, files: [])
    for file in all where file.hasSuffix(".yaml") || file.hasSuffix(".yml") {
      let below = file.split(separator: "/").dropFirst(depth)
      if below.count == 1 {
        folder.files.append(try text(of: file))
      } else if below.first == Substring(PolicyLibrary.caseFolder) {
        folder.caseFiles.append(try text(of: file))
      }
    }
    return folder
  }

  private func text(of path: String) throws(ToolError) -> SourceText {
    do throws(FileFault) {
      return SourceText(name: path, bytes: try files.bytes(of: path))
    } catch {
      throw .unreadable(path: path, error)
    }
  }

  /// Reads and binds the policy in the folder at `path`.
  func load(_ path: String) throws(ToolError) -> LoadedPolicy {
    let folder = try folder(at: path)
    guard !folder.files.isEmpty else { throw .nothingExamined(paths: [path]) }
    return loader(for: path).load(folder)
  }

  /// A loader that knows the policies in the folders beside `path`.
  private func loader(for path: String) -> PolicyLoader {
    let parent = PolicyLibrary.parent(of: path)
    let siblings = (try? policies(under: [parent])) ?? []
    let names = siblings.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return PolicyLoader(known: names.sorted()) { name in
      let found = siblings.first { $0.split(separator: "/").last == Substring(name) }
      return found.flatMap { try? folder(at: $0) }
    }
  }

  /// The folders at or beneath `paths` that hold a policy.
  func policies(under paths: [String]) throws(ToolError) -> [String] {
    var found: [String] = []
    for file in try PathWalk(files: files).files(under: paths)
    where file.split(separator: "/").last == Substring(PolicyLibrary.policyFile) {
      found.append(PolicyLibrary.parent(of: file))
    }
    return found
  }

  /// The folder of the policy that a case file or rule file belongs to, if there is one.
  func policy(above file: String) -> String? {
    var folder = PolicyLibrary.parent(of: file)
    for _ in 0..<3 {
      if (try? files.kind(of: "\(folder)/\(PolicyLibrary.policyFile)")) == .file { return folder }
      folder = PolicyLibrary.parent(of: folder)
    }
    return nil
  }

  static func parent(of path: String) -> String {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    if trimmed == "." || trimmed == ".." || trimmed.hasSuffix("/..") { return trimmed + "/.." }
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }
}
