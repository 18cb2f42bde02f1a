import DecisionTables
import Foundation
import Testing

@testable import RuleFiles

/// The files of this repository.
enum Repository {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The folder of a policy, with its cases.
  static func policy(_ name: String) throws -> PolicyFolder {
    try folder("rules/\(name)")
  }

  static func folder(_ path: String) throws -> PolicyFolder {
    PolicyFolder(
      path: path, files: try files(in: path), caseFiles: try files(in: "\(path)/cases"))
  }

  private static func files(in path: String) throws -> [SourceText] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: path).path(percentEncoded: false))
    return try names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      SourceText(name: "\(path)/\(name)", text: try text("\(path)/\(name)"))
    }
  }
}
