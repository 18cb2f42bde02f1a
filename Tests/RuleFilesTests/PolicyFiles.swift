import DecisionTables

@testable import RuleFiles

/// The files of policies in one text, each behind a line `--- file: NAME`.
///
/// What stands in front of the first such line is `policy.yaml`. Files beneath `cases/` are cases;
/// files beneath another folder belong to the policy of that name, which others may extend.
struct PolicyFiles: Sendable {
  private(set) var folders: [String: PolicyFolder] = [:]

  init(_ text: String) {
    var name = "policy.yaml"
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- file: ") {
        add(lines, as: name)
        name = String(line.dropFirst(10))
        lines = []
      } else {
        lines.append(line)
      }
    }
    add(lines, as: name)
  }

  init(_ folder: PolicyFolder) { folders[""] = folder }

  mutating func replace(_ name: String, with folder: PolicyFolder) { folders[name] = folder }

  private mutating func add(_ lines: [Substring], as name: String) {
    guard !lines.isEmpty else { return }
    let file = SourceText(name: name, text: lines.joined(separator: "\n"))
    let parts = name.split(separator: "/")
    let isCase = parts.dropLast().last == "cases"
    let policy = parts.dropLast(isCase ? 2 : 1).joined(separator: "/")
    var folder = folders[policy] ?? PolicyFolder(path: policy, files: [])
    if isCase { folder.caseFiles.append(file) } else { folder.files.append(file) }
    folders[policy] = folder
  }

  /// Loads the policy in the folder `name`, the one without a folder if it is left out.
  func load(_ name: String = "") -> LoadedPolicy {
    let others = folders
    let loader = PolicyLoader(known: others.keys.filter { $0 != "" }.sorted()) { others[$0] }
    return loader.load(folders[name] ?? PolicyFolder(path: name, files: []))
  }
}

extension LoadedPolicy {
  /// The faults as lines `file:line:column-end: message [id]`.
  var faultLines: [String] { diagnostics.map(\.line) }
}

extension Diagnostic {
  var line: String {
    let level = severity == .error ? "" : "\(severity.rawValue): "
    return "\(place?.fileSpan ?? "nowhere"): \(level)\(message) [\(id)]"
  }
}

extension Place {
  /// `file:line:column-end`; the end has a line of its own if it is another one.
  var fileSpan: String {
    let end = end.line == start.line ? "\(end.column)" : "\(end.line):\(end.column)"
    return "\(source.name):\(start.line):\(start.column)-\(end)"
  }
}
