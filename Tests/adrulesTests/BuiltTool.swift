import Foundation
import Testing

/// The tool as it was built, beside the tests.
enum BuiltTool {
  static func process(_ arguments: [String]) throws -> Process {
    let bundle = try #require(
      CommandLine.arguments.first { $0.contains(".xctest") }, "the tests are in a bundle")
    var folder = URL(fileURLWithPath: bundle)
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    let process = Process()
    process.executableURL = folder.appendingPathComponent("adrules")
    process.arguments = arguments
    return process
  }
}
