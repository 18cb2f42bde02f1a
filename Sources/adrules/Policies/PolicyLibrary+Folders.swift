/// Which folders hold policies, and which files belong to them.
extension PolicyLibrary {
  /// What a file is to the policy in whose folder it stands.
  enum Part: Sendable { case rules, cases }

  /// Whether the folder at `path` holds a policy.
  func holdsPolicy(_ path: String) -> Bool {
    (try? files.kind(of: Path.joining(path, PolicyLibrary.policyFile))) == .file
  }

  /// The folders that hold a policy directly in the folder at `path`, by name.
  func policies(in path: String) -> [String] {
    let names = (try? files.names(inFolder: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
      .map { Path.joining(path, $0) }.filter(holdsPolicy)
  }

  /// The folders at or beneath `paths` that hold a policy.
  func policies(under paths: [String]) throws(ToolError) -> [String] {
    try PathWalk(files: files).files(under: paths)
      .filter { Path.name(of: $0) == PolicyLibrary.policyFile }.map(Path.parent)
  }

  /// The folder of the policy that a case file or rule file belongs to, if there is one.
  func policy(above file: String) -> String? {
    var folder = Path.parent(of: file)
    while true {
      if holdsPolicy(folder), part(file, of: folder) != nil { return folder }
      let next = Path.parent(of: folder)
      // A path that goes up ends there: nobody lints a file by the policy of a stranger.
      guard next != folder, !next.hasSuffix("..") else { return nil }
      folder = next
    }
  }

  /// What the file at `path`, which is beneath `folder`, is to a policy there: rule files stand in
  /// the folder itself, case files anywhere beneath `cases/`.
  func part(_ path: String, of folder: String) -> Part? {
    guard PolicyLibrary.isYAML(path) else { return nil }
    let parts = Path.parts(of: path)
    let below = parts.dropFirst(Path.parts(of: folder).count)
    if below.count == 1 { return .rules }
    return below.first == PolicyLibrary.caseFolder ? .cases : nil
  }

  static func isYAML(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }
}
