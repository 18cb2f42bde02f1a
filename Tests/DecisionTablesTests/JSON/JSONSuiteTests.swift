import DecisionTables
import Testing

/// The cases of public suites that can be named, each with an input of our own.
@Suite struct JSONSuiteTests {
  @Test func `what is JSON is accepted`() {
    for (name, bytes) in JSONSuite.accepted.cases + JSONSuite.openAccepted.cases {
      let error = JSONSyntaxError.found(in: bytes)
      #expect(error == nil, "\(name): \(String(decoding: bytes, as: UTF8.self))")
      #expect(JSONRecogniser.accepts(bytes), "\(name): the grammar has no such text")
    }
  }

  @Test func `what is no JSON is refused inside the text`() {
    for suite in [JSONSuite.refused, .refusedByChecker, .openRefused] {
      for (name, bytes) in suite.cases {
        guard let error = JSONSyntaxError.found(in: bytes) else {
          Issue.record("\(name): \(String(decoding: bytes, as: UTF8.self))")
          continue
        }
        #expect((0...bytes.count).contains(error.offset), "\(name)")
        if case .tooDeep = error.reason { continue }
        #expect(!JSONRecogniser.accepts(bytes), "\(name): the grammar has such a text")
      }
    }
  }

  @Test func `the suites are whole`() {
    let suites: [JSONSuite] = [.accepted, .refused, .refusedByChecker, .openAccepted, .openRefused]
    #expect(suites.map(\.cases.count) == [100, 193, 31, 11, 24])
    let names = suites.flatMap { $0.cases.map(\.name) }
    #expect(Set(names).count == names.count)
  }

  @Test(
    arguments: [
      ("a⟨00 ff⟩b", [0x61, 0x00, 0xFF, 0x62]), ("⟨ab × 2⟩", [0x61, 0x62, 0x61, 0x62]), ("", []),
    ] as [(String, [UInt8])])
  func `the notation stands for bytes`(notation: String, bytes: [UInt8]) {
    #expect(JSONSuite.bytes(of: notation) == bytes)
  }
}
