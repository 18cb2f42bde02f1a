import Foundation
import Testing

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
}
