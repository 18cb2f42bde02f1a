import DecisionTables
import RuleFiles

/// Examines the files that some paths name, each by what it is, and goes on after every fault.
struct LintRun {
  /// What `--kind` takes.
  enum Kind: String, CaseIterable, Sendable { case policy, cases, document }

  /// What becomes of fixes: nobody asks, programs are told of them, files are changed, or it is
  /// shown how they would be.
  enum Fixing: Sendable { case none, offer, apply, show }

  let library: PolicyLibrary
  /// What all files are; nil: each by its content and place.
  let kind: Kind?
  /// Examines ad documents.
  var documents: DocumentExaminer
  /// What becomes of fixes.
  let fixing: Fixing
  var report = LintReport()
  /// Files to examine with the policy that they belong to, by its folder.
  var members: [(folder: String, files: [String])] = []

  init(_ arguments: ParsedArguments, _ context: Context) throws(ToolError) {
    library = PolicyLibrary(files: context.files)
    kind = arguments.choice(of: LintVerb.kind)
    fixing =
      arguments.contains(LintVerb.diff)
      ? .show : arguments.contains(LintVerb.fix) ? .apply : context.writesJSON ? .offer : .none
    documents = try DocumentExaminer(arguments, library)
  }

  mutating func run(_ paths: [String], _ context: inout Context) throws(ToolError) {
    let walk = PathWalk(files: context.files).walk(paths)
    note(walk)
    let named = Set(paths)
    for file in walk.files { try sort(file, isNamed: named.contains(file), &context) }
    for (folder, files) in members { examine(files, in: folder, &context) }
    if report.examined == 0, report.faults.isEmpty {
      report.faults = [.nothingExamined(paths: paths)]
    }
  }

  /// Puts a file to those of its policy, or examines it at once.
  private mutating func sort(
    _ file: String, isNamed: Bool, _ context: inout Context
  ) throws(ToolError) {
    let folder = library.policy(above: file)
    if let kind, !isNamed, !fits(file, kind, folder) {
      skip(file, "it is not of the kind `\(kind.rawValue)`", isNamed: false)
    } else if let folder, fits(file, kind, folder) {
      add(file, to: folder)
    } else {
      switch open(file, &context) {
      case .lines(let blocks): try examine(blocks, isNamed: isNamed, &context)
      case .refused(let finding):
        report.examined += 1
        report.add([finding])
      case .whole(let source) where isDocument(source):
        try examine(document: source, isNamed: isNamed)
      case .whole(let source): examine(alone: source, isNamed: isNamed)
      case nil: break
      }
    }
  }

  /// Opens a file for what it may be; nil, and a fault, if it cannot be read.
  private mutating func open(_ file: String, _ context: inout Context) -> DocumentInput? {
    guard kind ?? .document == .document, !PolicyLibrary.isYAML(file) else {
      return read(file, &context).map(DocumentInput.whole)
    }
    do throws(ToolError) {
      return try context.documents(file)
    } catch {
      report.faults.append(error)
      return nil
    }
  }

  /// Whether a file is of the kind that is asked for, by its name and place.
  private func fits(_ file: String, _ kind: Kind?, _ folder: String?) -> Bool {
    let part = folder.flatMap { library.part(file, of: $0) }
    switch kind {
    case nil: return true
    case .document: return !PolicyLibrary.isYAML(file)
    case .policy: return part.map { $0 == .rules } ?? PolicyLibrary.isYAML(file)
    case .cases: return part.map { $0 == .cases } ?? PolicyLibrary.isYAML(file)
    }
  }

  private mutating func add(_ file: String, to folder: String) {
    if let index = members.firstIndex(where: { $0.folder == folder }) {
      members[index].files.append(file)
    } else {
      members.append((folder, [file]))
    }
  }

  /// By what is asked for, else by the end of the name, else by the first character.
  private func isDocument(_ source: SourceText) -> Bool {
    if let kind { return kind == .document }
    if PolicyLibrary.isYAML(source.name) { return false }
    if PathWalk.picks(source.name) { return true }
    let first = source.bytes.first { !" \t\r\n".utf8.contains($0) }
    guard let first, !"{[".utf8.contains(first) else { return true }
    return !LoneRuleFile(reading: source).isCollection
  }

  mutating func read(_ file: String, _ context: inout Context) -> SourceText? {
    do throws(ToolError) {
      return PolicyLibrary.isYAML(file) ? try library.text(of: file) : try context.read(file)
    } catch {
      report.faults.append(error)
      return nil
    }
  }

  /// Notes what a walk could not look into, each path once.
  mutating func note(_ walk: PathWalk.Result) {
    for (path, fault) in walk.unreadable where !report.faults.contains(where: { $0.file == path }) {
      report.faults.append(.unreadable(path: path, fault))
    }
  }

  mutating func skip(
    _ file: String, at pointer: String? = nil, _ reason: String, isNamed: Bool
  ) {
    report.skipped.append(
      LintReport.Skipped(file: file, pointer: pointer, reason: reason, isNamed: isNamed))
  }
}
