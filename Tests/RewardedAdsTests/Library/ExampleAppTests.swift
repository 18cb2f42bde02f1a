import Foundation
import Testing

/// What holds for an app that depends on this package and imports nothing but `RewardedAds`.
@Suite struct ExampleAppTests {
  @Test func `the app is the example of the README`() throws {
    let mend = "copy Tests/Fixtures/ExampleApp/Sources/ExampleApp/main.swift into README.md"
    #expect(try ExampleApp.block("app") == ExampleApp.source, "\(mend)")
  }

  @Test(.timeLimit(.minutes(10)))
  func `the app prints what the README shows, and links neither libyaml nor Foundation`() throws {
    let app = try ExampleApp.build()
    let run = try ProcessRun(app.path)
    #expect(run.output == (try ExampleApp.block("app-output")))
    #expect(run.status == 0)
    try expectNoLink(app)
  }

  /// Neither the names of libraries to load nor those of linked symbols may stand in the binary,
  /// and nothing that it loads may load them.
  private func expectNoLink(_ app: URL) throws {
    let binary = try Data(contentsOf: app)
    for name in ["libyaml", "yaml_parser_initialize", "Foundation"] {
      #expect(binary.range(of: Data(name.utf8)) == nil, "the app contains `\(name)`")
    }
    #if os(macOS)
      let libraries = try ProcessRun("otool", "-L", app.path)
    #else
      let libraries = try ProcessRun("ldd", app.path)
    #endif
    #expect(libraries.output.contains("swiftCore"), "\(libraries.output)")
    #expect(!libraries.output.contains("yaml"))
    #expect(!libraries.output.contains("Foundation"))
  }
}
