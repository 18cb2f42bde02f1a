import Foundation
import Testing

@testable import adrules

/// The completions as bash uses them.
@Suite struct BashCompletionTests {
  /// Words of a command line, the last of them to be completed, and what is offered.
  private static let offers: [(words: [String], offered: [String])] = [
    (["adrules", "pl"], ["plan", "play"]),
    (["adrules", "--v"], ["--version"]),
    (["adrules", "--color", "a"], ["auto", "always"]),
    (["adrules", "--color", "never", "de"], ["decide"]),
    (["adrules", "plan", "--ag"], ["--against"]),
    (["adrules", "plan", "--ad", "v"], ["video", "video-with-end-card"]),
    (["adrules", "plan", "--format", "=", "j"], ["json"]),
    (["adrules", "plan", "--format", "="], ["text", "json"]),
    (["adrules", "plan", "--duration", ""], []),
    (["adrules", "plan", "/dev/nul"], ["/dev/null"]),
    (["adrules", "plan", "--against", "/dev/nul"], ["/dev/null"]),
    (["adrules", "lint", "--kind", ""], ["policy", "cases", "document"]),
    (["adrules", "lint", "--policy", "pre"], ["prebid"]),
    (["adrules", "generate", ""], ["swift"]),
    (["adrules", "--color", "never", "decide", "--format", "=", "json", "preb"], ["prebid"]),
    (["adrules", "completions", "f"], ["fish"]),
    (["adrules", "completions", "fish", ""], []),
    (["adrules", "nothing", ""], []),
  ]

  @Test func `bash offers what the table of options says`() throws {
    let calls = Self.offers.map { words, _ in
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      return "COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); COMPREPLY=(); _adrules\n"
        + #"echo "${COMPREPLY[*]}""#
    }
    let script = ToolRun(["completions", "bash"]).output + calls.joined(separator: "\n")
    let lines = try Self.bash(script).split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == Self.offers.count + 1, "\(lines)")
    for (line, (words, offered)) in zip(lines, Self.offers) {
      #expect(String(line) == offered.joined(separator: " "), "\(words)")
    }
  }

  /// Values follow an option of one name with every verb, or with none: the completions find the
  /// verb before they know which it is.
  @Test func `an option of one name takes a value with every verb, or with none`() {
    var takesValue: [String: Bool] = [:]
    for option in CommandLineTool.options + Verb.all.flatMap(\.options) {
      let takes = option.argument.name != nil
      #expect(takesValue[option.name, default: takes] == takes, "\(option.spelling)")
      takesValue[option.name] = takes
    }
  }

  /// What a script writes to its output and its errors.
  private static func bash(_ script: String) throws -> String {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "--norc", "-u"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(script.utf8 + [0x0A]))
    try input.fileHandleForWriting.close()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
