import Testing

@testable import adrules

@Suite struct CommandLineToolTests {
  @Test func `a reader who leaves is no error`() {
    let run = ToolRun(["--help"], result: .closed)
    #expect(run.status == .done)
    #expect(run.errors == "")
  }

  @Test func `results that cannot be written are an error`() {
    let run = ToolRun(["--version"], result: .failed(reason: "no space left on device"))
    #expect(run.status == .failed)
    #expect(
      run.errors
        == "adrules: error: cannot write the results: no space left on device [unwritable]\n")
  }

  @Test func `the worse status wins`() {
    #expect(max(RunStatus.done, .found) == .found)
    #expect(max(RunStatus.failed, .found) == .failed)
    #expect([RunStatus.done, .found, .failed].map(\.rawValue) == [0, 1, 2])
  }
}
