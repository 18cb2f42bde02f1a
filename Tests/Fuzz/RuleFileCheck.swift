import DecisionTables

@testable import RuleFiles

/// What holds of a folder of rule files whatever is in it.
enum RuleFileCheck {
  static func check(_ bytes: [UInt8]) {
    let folder = PolicyFolder(fuzzed: bytes)
    for file in folder.files + folder.caseFiles {
      check(LoneRuleFile(reading: file).diagnostics)
    }
    let loaded = PolicyLoader().load(folder)
    check(loaded.diagnostics)
    demand(loaded.policy != nil || loaded.diagnostics.hasErrors, "no policy has its reason")
    guard let policy = loaded.policy else { return }
    checkBundle(of: policy)
    let compiled = CompiledPolicy(policy)
    check(PolicyReview(folder.files, loaded).findings(of: compiled))
    let runner = CaseRunner(compiled)
    for result in loaded.cases.map(runner.run) { _ = result.outcome }
  }

  private static func check(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let message = diagnostic.message
      demand(diagnostic.place.map(isInside) == true, "\(diagnostic.id) lies in a file")
      demand(!message.isEmpty && !message.contains("\n"), message)
      let isNoted = diagnostic.notes.compactMap(\.place).allSatisfy(isInside)
      demand(isNoted, "a note of \(diagnostic.id) lies in a file")
    }
  }

  private static func isInside(_ place: Place) -> Bool {
    place.range.lowerBound >= 0 && place.range.upperBound <= place.source.bytes.count
  }

  /// A policy that is written and read again is the same.
  private static func checkBundle(of policy: Policy) {
    let text = policy.bundled
    do throws(BundleError) {
      let again = try Policy(bundled: Array(text.utf8))
      demand(again.bundled == text, "a bundle is read as it was written")
    } catch {
      demand(false, "a bundle can be read: \(error.message)")
    }
  }
}

extension PolicyFolder {
  /// Files behind lines `--- file: NAME`; what stands before the first one is `policy.yaml`.
  fileprivate init(fuzzed bytes: [UInt8]) {
    self.init(path: "", files: [])
    let mark = Array("--- file: ".utf8)
    var name = "policy.yaml"
    var content: [UInt8] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        add(content, as: name)
        name = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
        content = []
      } else {
        content += line + [UInt8(ascii: "\n")]
      }
    }
    add(content, as: name)
  }

  private mutating func add(_ content: [UInt8], as name: String) {
    guard !content.isEmpty else { return }
    let file = SourceText(name: name, bytes: content)
    if name.hasPrefix("cases/") { caseFiles.append(file) } else { files.append(file) }
  }
}
