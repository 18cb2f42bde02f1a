import Foundation
import Testing

/// The app of `Tests/Fixtures/ExampleApp`: a package that depends on this one, as apps do.
struct ExampleApp {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized
  private static let package = root.appendingPathComponent("Tests/Fixtures/ExampleApp")

  /// Its one source file.
  static var source: String {
    get throws {
      let file = package.appendingPathComponent("Sources/ExampleApp/main.swift")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  /// What stands in README.md between `<!-- mark -->` and `<!-- /mark -->`, without its fences.
  static func block(_ mark: String) throws -> String {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "<!-- \(mark) -->\n"), "README.md has no `\(mark)`")
    let end = try #require(readme.range(of: "\n<!-- /\(mark) -->"), "`\(mark)` does not end")
    let lines = readme[start.upperBound..<end.lowerBound].split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast().map { $0 + "\n" }.joined()
  }

  /// The binary, built in a folder of its own: that of this package is locked while it is tested.
  /// What did not change since is not built again.
  static func build() throws -> URL {
    let scratch = root.appendingPathComponent(".build/example-app")
    let run = try ProcessRun(
      "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path,
      "--disable-index-store", "-debug-info-format", "none")
    try #require(run.status == 0, "\(run.output)")
    return scratch.appendingPathComponent("debug/ExampleApp")
  }
}
