import Foundation

/// One run of another program, found on the `PATH`.
struct ProcessRun {
  let status: Int32
  /// What it wrote to its output and its errors, in the order of time.
  let output: String

  init(_ command: String...) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    // Read to the end before waiting: a full pipe would stop the program.
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: bytes, as: UTF8.self)
  }
}
