import Foundation
import Testing

@testable import adrules

/// One folder of `Golden/`: arguments and inputs, and what the tool makes of them.
///
/// `arguments` holds one argument a line, `input` is standard input, `environment` holds lines
/// `NAME=value`, and with `terminal` both streams are terminals as wide as it says. With an (empty)
/// file `screens` the case is run for terminals of 80 and of 120 columns, with colour and without,
/// and what each shows is in `screen-…`. All other files are inputs.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  static var all: [GoldenCase] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(GoldenCase.init)
  }

  let name: String

  var testDescription: String { name }

  func text(_ file: String) -> String? {
    try? String(contentsOf: url(file), encoding: .utf8)
  }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: url(file))
  }

  /// What a run leaves behind, by the name of the file that holds what is right.
  func run(_ arguments: String) -> [(file: String, text: String)] {
    if text("screens") != nil { return screens(arguments) }
    let result = run(arguments, columns: terminalColumns)
    return [
      ("stdout", result.output), ("stderr", result.errors),
      ("status", "\(result.status.rawValue)\n"),
    ]
  }

  private func screens(_ arguments: String) -> [(file: String, text: String)] {
    [80, 120].flatMap { columns in
      let color = run(arguments, columns: columns)
      let plain = run(arguments, columns: columns, ["NO_COLOR": "1"])
      return [
        ("screen-\(columns)", plain.output + plain.errors),
        ("screen-\(columns)-color", color.output + color.errors),
        ("status", "\(color.status.rawValue)\n"),
      ]
    }
  }

  private func run(
    _ arguments: String, columns: Int?, _ variables: [String: String] = [:]
  ) -> ToolRun {
    ToolRun(
      lines(of: arguments), environment: environment.merging(variables) { $1 },
      files: POSIXFileSystem(base: GoldenCase.root.appendingPathComponent(name).path),
      input: text("input") ?? "", columns: columns)
  }

  private var environment: [String: String] {
    var values: [String: String] = [:]
    for line in lines(of: text("environment") ?? "") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    return values
  }

  private var terminalColumns: Int? {
    text("terminal").flatMap { lines(of: $0).first }.flatMap { Int($0) }
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }

  private func url(_ file: String) -> URL {
    GoldenCase.root.appendingPathComponent(name).appendingPathComponent(file)
  }
}
