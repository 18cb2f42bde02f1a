import Foundation
import Testing

@testable import adrules

@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all)
  func `the tool writes what the golden files say`(golden: GoldenCase) throws {
    let arguments = try #require(golden.text("arguments"), "it has no file `arguments`")
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    for (file, text) in golden.run(arguments) {
      if isRecording {
        try golden.write(text, to: file)
      } else {
        let mend = "\(golden.name)/\(file): `RECORD=1 swift test` writes it; read the diff"
        #expect(text == golden.text(file), Comment(rawValue: mend))
      }
    }
  }

  @Test func `there are golden files`() {
    #expect(GoldenCase.all.count > 10)
  }

  @Test func `every verb is shown on screens, and so is its help`() {
    let shown = GoldenCase.all.filter { $0.text("screens") != nil }
      .compactMap { $0.text("arguments")?.split(separator: "\n").map(String.init) }
    for verb in Verb.all.map(\.name) {
      // What `bench` measures is never the same twice.
      #expect(verb == "bench" || shown.contains { $0.first == verb && $0.last != "--help" })
      #expect(shown.contains([verb, "--help"]), "\(verb) --help")
    }
  }

  @Test(arguments: GoldenCase.all.filter { $0.text("screens") != nil })
  func `colours change nothing but colours, and no line is too long`(golden: GoldenCase) throws {
    for columns in [80, 120] {
      let plain = try #require(golden.text("screen-\(columns)"))
      let color = try #require(golden.text("screen-\(columns)-color"))
      #expect(color.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
      guard golden.text("screens") != "long\n" else { continue }
      // A finding or a note is one line however long, for programs that look for lines.
      for line in plain.split(separator: "\n")
      where !line.hasSuffix("]") && !line.hasPrefix("  note: ") {
        #expect(TextWrap.columns(of: String(line)) <= columns, "\(golden.name): \(line)")
      }
    }
  }
}
