import DecisionTables
import Foundation
import RuleFiles

/// The folder of a policy beside the sources, as the tool reads it.
enum RulesFolder {
  private static let rules = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../rules").standardized

  static let prebid = "rules/prebid"

  /// Read once for all tests.
  static let loaded = Result { try load() }

  private static func load() throws -> LoadedPolicy {
    let folder = rules.appendingPathComponent("prebid")
    return PolicyLoader().load(
      PolicyFolder(
        path: prebid, files: try texts(in: folder, as: prebid),
        caseFiles: try texts(in: folder.appendingPathComponent("cases"), as: "\(prebid)/cases")))
  }

  private static func texts(in folder: URL, as path: String) throws -> [SourceText] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      SourceText(
        name: "\(path)/\(name)",
        bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }
}
