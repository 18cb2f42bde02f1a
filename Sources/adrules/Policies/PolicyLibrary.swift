import DecisionTables
import RewardedAds
import RuleFiles

/// Finds policies on disk: by folder, and by name beside the one that extends them.
struct PolicyLibrary {
  /// The file that makes a folder a policy.
  static let policyFile = "policy.yaml"
  static let caseFolder = "cases"
  /// How many bytes of a rule file are read: one more than it may have.
  static let readLimit = YAMLDocument.byteLimit + 1

  let files: any FileSystem

  /// The name of the policy that needs no file.
  static let builtIn = "prebid"

  /// The policy that `NAME|DIR` means, ready to decide: every verb that takes one asks here. A
  /// folder called like the built-in policy is written `./prebid`.
  ///
  /// - Throws: ``ToolError/unknown(_:)`` if there is none, ``ToolError/unusable(_:)`` if it has
  ///   errors.
  func compiled(_ name: String) throws(ToolError) -> CompiledPolicy {
    if name == PolicyLibrary.builtIn { return try builtIn() }
    guard holdsPolicy(name) else {
      let known = [PolicyLibrary.builtIn] + policies(in: Path.parent(of: name)) + policies(in: name)
      throw .unknown(UnknownName(kind: "policy", name: name, known: known))
    }
    return CompiledPolicy(try usable(name).policy)
  }

  private func builtIn() throws(ToolError) -> CompiledPolicy {
    do throws(BundleError) {
      return try PolicyBundle.prebid.get()
    } catch {
      throw .damagedPolicy(error)
    }
  }

  /// The policy in the folder at `path` with its cases.
  ///
  /// - Throws: ``ToolError/unusable(_:)`` if it has errors.
  func usable(_ path: String) throws(ToolError) -> (policy: Policy, loaded: LoadedPolicy) {
    let loaded = try load(path)
    guard let policy = loaded.policy, !loaded.diagnostics.hasErrors else {
      throw .unusable(loaded.diagnostics.errors.bounded())
    }
    return (policy, loaded)
  }

  /// Reads and binds the policy in the folder at `path`.
  func load(_ path: String) throws(ToolError) -> LoadedPolicy {
    let folder = try folder(at: path)
    guard !folder.files.isEmpty else { throw .nothingExamined(paths: [path]) }
    return load(folder)
  }

  /// Binds the policy of a folder that was read; it may extend one in a folder beside it.
  func load(_ folder: PolicyFolder) -> LoadedPolicy {
    let siblings = policies(in: Path.parent(of: folder.path))
    let names = siblings.map(Path.name)
    let loader = PolicyLoader(known: names) { name in
      let found = zip(names, siblings).first { $0.0 == name }
      return found.flatMap { try? self.folder(at: $0.1) }
    }
    return loader.load(folder)
  }

  /// The rule files and case files of the folder at `path`.
  ///
  /// - Throws: ``ToolError/unreadable(path:_:)`` for the first file that cannot be read.
  func folder(at path: String) throws(ToolError) -> PolicyFolder {
    let root = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    let all = try PathWalk(files: files).files(under: [root])
    var folder = PolicyFolder(path: root, files: [])
    for file in all {
      switch part(file, of: root) {
      case .rules: folder.files.append(try text(of: file))
      case .cases: folder.caseFiles.append(try text(of: file))
      case nil: break
      }
    }
    return folder
  }

  func text(of path: String) throws(ToolError) -> SourceText {
    do throws(FileFault) {
      let limit = PolicyLibrary.readLimit
      return SourceText(name: path, bytes: try files.bytes(of: path, upTo: limit))
    } catch {
      throw .unreadable(path: path, error)
    }
  }
}

extension [Diagnostic] {
  var errors: [Diagnostic] { filter { $0.severity >= .error } }
}
