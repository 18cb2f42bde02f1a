import Foundation
import Testing

/// The public symbols of a module as the compiler sees them, read from what was built.
struct PublicSymbols {
  struct Symbol {
    let name: String
    let isDocumented: Bool
  }

  let symbols: [Symbol]

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Text: Decodable {}
      let pathComponents: [String]
      let docComment: Text?
      /// Where it is written down; nil for what the compiler adds.
      let location: Text?
    }
    let symbols: [Symbol]
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }
    let target: Target
    let paths: Paths
  }

  init(of module: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try PublicSymbols.extract(module, into: folder)
    let file = folder.appendingPathComponent("\(module).symbols.json")
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    symbols = graph.symbols.filter { $0.location != nil }.map { symbol in
      Symbol(
        name: symbol.pathComponents.joined(separator: "."),
        isDocumented: symbol.docComment != nil)
    }
  }

  /// The tool stands beside the compiler; on macOS it has to be told where the system's modules
  /// are.
  private static func extract(_ module: String, into folder: URL) throws {
    let text = try ProcessRun("swift", "-print-target-info").output
    let info = try JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8))
    let tool = URL(fileURLWithPath: info.paths.runtimeResourcePath)
      .appendingPathComponent("../../bin/swift-symbolgraph-extract").standardized
    let run = try ProcessRun(
      "sh", "-c", #"sdk=$(xcrun --show-sdk-path 2>/dev/null); exec "$@" ${sdk:+-sdk "$sdk"}"#,
      "sh", tool.path, "-module-name", module, "-I", try modules.path,
      "-target", info.target.triple, "-minimum-access-level", "public",
      "-skip-synthesized-members", "-output-dir", folder.path)
    try #require(run.status == 0, "\(run.output)")
  }

  /// Where this package's modules are: beside the bundle of tests.
  private static var modules: URL {
    get throws {
      let bundle = try #require(
        CommandLine.arguments.first { $0.contains(".xctest") }, "the tests are in a bundle")
      var folder = URL(fileURLWithPath: bundle)
      while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
      return folder.appendingPathComponent("Modules")
    }
  }
}
