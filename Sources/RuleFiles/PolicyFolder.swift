package import DecisionTables

/// The texts of a policy folder: rule files, and the case files beneath `cases/`.
package struct PolicyFolder: Sendable {
  package var path: String
  package var files: [SourceText]
  package var caseFiles: [SourceText]

  package init(path: String, files: [SourceText], caseFiles: [SourceText] = []) {
    self.path = path
    self.files = files
    self.caseFiles = caseFiles
  }
}

/// What came of reading a policy folder.
package struct LoadedPolicy: Sendable {
  /// The policy; nil if it has errors, which are among the diagnostics.
  package var policy: Policy?
  /// The cases of the folder, those with faults left out.
  package var cases: [CaseSyntax]
  /// Where each fact, setting and output was declared.
  package var places: [String: Place]
  /// The findings that the authors of its own files mean.
  package var allowances: [Allowance] = []
  /// Whether machines use what is declared, too: nobody looks into them for what is not used.
  package var isPartial: Bool
  package var diagnostics: [Diagnostic]
}
