import DecisionTables
import RuleFiles

/// The two policies of a comparison, read and bound, with what to call them.
struct ComparedPair {
  struct Side {
    /// What was asked for, as people see it.
    let name: String
    let policy: CompiledPolicy
  }

  let first: Side
  let second: Side
  /// The decisions to compare; nil: all.
  private(set) var decisions: Set<String>?
  /// How the two are called in a text.
  private(set) var labels = (first: "a", second: "b")

  init(_ first: String, _ second: String, _ library: PolicyLibrary) throws(ToolError) {
    let files = (try library.decisionFile(first), try library.decisionFile(second))
    if files.0 == nil, files.1 == nil {
      self.first = Side(name: first, policy: try library.compiled(first))
      self.second = Side(name: second, policy: try library.compiled(second))
      return
    }
    let home = files.0?.folder ?? files.1?.folder
    self.first = try ComparedPair.side(first, files.0, home, library)
    self.second = try ComparedPair.side(second, files.1, home, library)
    decisions = Set([files.0?.decision, files.1?.decision].compactMap(\.self))
  }

  /// A policy as it was at a revision of a Git repository, and as it is.
  init(_ name: String, at revision: String, _ library: PolicyLibrary) throws(ToolError) {
    let path = name.hasPrefix("/") || name != PolicyLibrary.builtIn ? name : "./\(name)"
    let file = try library.decisionFile(path)
    let tree = try GitTree(revision, of: file?.folder ?? path)
    let past = PolicyLibrary(files: tree)
    guard past.holdsPolicy(tree.path) else {
      throw .git(.notThere(path: file?.folder ?? path, revision: revision))
    }
    first = Side(
      name: "\(name) at \(revision)", policy: CompiledPolicy(try past.usable(tree.path).policy))
    second = Side(
      name: name, policy: CompiledPolicy(try library.usable(file?.folder ?? path).policy))
    decisions = file.map { [$0.decision] }
    labels = ("was", "now")
  }

  /// The policy of a decision file: its own, or that of the other file with this one in the place
  /// of the same decision.
  private static func side(
    _ name: String, _ file: PolicyLibrary.DecisionFile?, _ home: String?, _ library: PolicyLibrary
  ) throws(ToolError) -> Side {
    guard let file else { return Side(name: name, policy: try library.compiled(name)) }
    if let folder = file.folder {
      return Side(name: name, policy: CompiledPolicy(try library.usable(folder).policy))
    }
    guard let home else {
      throw .unknown(UnknownName(kind: "policy", name: Path.parent(of: name), known: []))
    }
    var folder = try library.folder(at: home)
    folder.files =
      folder.files.filter { other in
        DecisionFileName.decision(in: other) != file.decision
      } + [file.source]
    folder.caseFiles = []
    let loaded = library.load(folder)
    guard let policy = loaded.policy, !loaded.diagnostics.hasErrors else {
      throw .unusable(loaded.diagnostics.errors)
    }
    return Side(name: name, policy: CompiledPolicy(policy))
  }
}

extension PolicyLibrary {
  /// A file that holds one decision.
  struct DecisionFile {
    let source: SourceText
    let decision: String
    /// The folder of the policy that it belongs to; nil if it stands alone.
    let folder: String?
  }

  /// The decision file at `path`; nil if there is a folder, or nothing.
  func decisionFile(_ path: String) throws(ToolError) -> DecisionFile? {
    guard PolicyLibrary.isYAML(path), (try? files.kind(of: path)) != .folder else { return nil }
    let source: SourceText
    do throws(FileFault) {
      source = SourceText(name: path, bytes: try files.bytes(of: path))
    } catch {
      throw .unreadable(path: path, error)
    }
    guard let decision = DecisionFileName.decision(in: source) else {
      throw .unusable(LoneRuleFile(reading: source, as: [.decision]).diagnostics)
    }
    return DecisionFile(source: source, decision: decision, folder: policy(above: path))
  }
}
