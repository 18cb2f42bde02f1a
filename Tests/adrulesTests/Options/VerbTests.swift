import Testing

@testable import adrules

@Suite struct VerbTests {
  private static let page = HelpPage(
    terminal: Terminal(isTerminal: false, columns: nil, environment: [:], color: .auto))

  @Test(arguments: Verb.all.map(\.name) + [nil])
  func `a help page fits a terminal`(name: String?) {
    let verb = Verb.all.first { $0.name == name }
    let text = verb.map(Self.page.text) ?? Self.page.text(Verb.all)
    let lines = text.split(separator: "\n").filter { !$0.contains(" adrules ") }
    #expect(lines.filter { $0.count > Terminal.defaultColumns } == [])
  }

  @Test(arguments: Verb.all.map(\.name))
  func `the examples of a verb are commands`(name: String) throws {
    let verb = try #require(Verb.all.first { $0.name == name })
    #expect(!verb.examples.isEmpty)
    for example in verb.examples {
      let words = Self.words(of: example.command)
      #expect(words.first == CommandLineTool.name)
      guard case .run(let found, _) = try Command(Array(words.dropFirst())) else {
        Issue.record("`\(example.command)` runs nothing")
        continue
      }
      #expect(found.name == name)
    }
  }

  @Test func `no verb has two options of one name`() {
    for verb in Verb.all {
      let names = (verb.options + Verb.commonOptions).map(\.name)
      #expect(Set(names).count == names.count, "\(verb.name)")
    }
  }

  /// The words of a command as a shell sees them, without what it redirects.
  private static func words(of command: String) -> [String] {
    var words: [String] = []
    for (index, part) in command.split(separator: "'").enumerated() {
      words += index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    return Array(words.prefix { !["<", ">", "|"].contains($0) })
  }
}
