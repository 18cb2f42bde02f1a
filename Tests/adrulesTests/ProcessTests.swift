import Foundation
import Testing

@testable import adrules

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What only a process shows: its status, its pipes, its terminal.
@Suite struct ProcessTests {
  @Test(arguments: [("--version", RunStatus.done), ("--bogus", .failed)])
  func `the process ends with the status of the run`(argument: String, status: RunStatus) throws {
    let process = try tool([argument])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == status.rawValue)
  }

  @Test func `a closed pipe ends the run quietly`() throws {
    let output = Pipe()
    let errors = Pipe()
    try output.fileHandleForReading.close()
    let process = try tool(["--help"])
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: message, as: UTF8.self) == "")
  }

  @Test(arguments: [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
  func `a terminal gets colours unless it does not want them`(
    environment: [String: String], hasColor: Bool
  ) throws {
    let terminal = try PseudoTerminal()
    let process = try tool(["--help"])
    process.environment = ["TERM": "xterm"].merging(environment) { $1 }
    process.standardOutput = terminal.device
    try process.run()
    try terminal.device.close()
    let text = terminal.readToEnd()
    process.waitUntilExit()
    #expect(text.contains("adrules"))
    #expect(text.contains("\u{1B}[") == hasColor)
  }

  private func tool(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try ToolProcess.path())
    process.arguments = arguments
    return process
  }
}

/// A terminal without a screen.
private struct PseudoTerminal {
  /// What the process is given.
  let device: FileHandle
  private let screen: Int32

  struct Unavailable: Error {}

  init() throws {
    var numbers: (screen: Int32, device: Int32) = (-1, -1)
    guard openpty(&numbers.screen, &numbers.device, nil, nil, nil) == 0 else {
      throw Unavailable()
    }
    screen = numbers.screen
    device = FileHandle(fileDescriptor: numbers.device, closeOnDealloc: true)
  }

  /// Everything that the process shows; the system reports its end as an error.
  func readToEnd() -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(screen, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    close(screen)
    return String(decoding: bytes, as: UTF8.self)
  }
}
