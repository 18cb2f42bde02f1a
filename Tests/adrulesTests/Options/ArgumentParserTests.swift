import DecisionTables
import Testing

@testable import adrules

@Suite struct ArgumentParserTests {
  private static let names = Option("name", .text(name: "NAME"), isRepeatable: true, help: "")
  private static let count = Option("count", .number(name: "COUNT"), help: "")
  private static let form = Option("form", letter: "f", .choice(["long", "short"]), help: "")
  private static let quiet = Option("quiet", letter: "q", help: "")

  private static func verb(_ positionals: Positional...) -> Verb {
    Verb(
      name: "try", summary: "", examples: [], positionals: positionals,
      options: [names, count, form, quiet], run: { _, _ in .done })
  }

  private func parse(
    _ arguments: [String], _ verb: Verb = verb(Positional("FILE", .any, help: ""))
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(arguments, options: [.color])
    return try parser.readArguments(of: verb)
  }

  @Test func `options and arguments stand in any order`() throws {
    let parsed = try parse(["a", "--name", "x", "-", "--name=y=z", "-q", "--count=1.5", "b"])
    #expect(parsed.positionals == ["a", "-", "b"])
    #expect(parsed.values(of: Self.names) == ["x", "y=z"])
    #expect(parsed.number(of: Self.count) == FixedPoint(millionths: 1_500_000))
    #expect(parsed.contains(Self.quiet))
    #expect(!parsed.contains(Self.form))
  }

  @Test func `two dashes end the options`() throws {
    #expect(try parse(["--", "--name", "--"]).positionals == ["--name", "--"])
  }

  @Test func `a value may begin with a dash or be empty`() throws {
    let parsed = try parse(["--name", "-", "--name", "-5", "--name="])
    #expect(parsed.values(of: Self.names) == ["-", "-5", ""])
  }

  @Test func `a value that chooses becomes a case`() throws {
    enum Form: String { case long, short }
    let parsed = try parse(["-f", "short"])
    #expect(parsed.choice(of: Self.form) == Form.short)
  }

  @Test(arguments: [
    (["--nmae", "x"], "unknown option `--nmae`; did you mean `--name`?"),
    (
      ["-x"],
      "unknown option `-x`; expected `--name`, `--count`, `--form`, `--quiet`, `--color` or `--help`"
    ),
    (["--form", "lnog"], "`--form` takes `long` or `short`, not `lnog`; did you mean `long`?"),
    (["--form="], "`--form` takes `long` or `short`, not ``"),
    (["--name"], "`--name` takes NAME, but nothing follows"),
    (["--name", "--quiet"], "`--name` takes NAME, but nothing follows"),
    (["--name", "--form=long"], "`--name` takes NAME, but nothing follows"),
    (["--form"], "`--form` takes long|short, but nothing follows"),
    (["--quiet=yes"], "`--quiet` takes no argument"),
    (["--form", "long", "-f", "long"], "`--form` is given twice"),
    (["-q", "-q"], "`--quiet` is given twice"),
    (["--count", "-1"], "`--count` takes COUNT, a number from 0, not `-1`"),
    (["--count", "1e99"], "`--count` takes COUNT, a number from 0, not `1e99`"),
  ])
  func `an error says what is wrong and what was expected`(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try parse(arguments) }
    #expect(error?.message == message)
    #expect(error?.hint == "see `adrules try --help`")
  }

  @Test func `positional arguments are counted`() throws {
    let one = Self.verb(
      Positional("KIND", accepted: ["swift", "rust"], help: "the language"),
      Positional("FILE", help: "the source"))
    #expect(try parse(["rust", "x"], one).positionals == ["rust", "x"])
    for (arguments, message) in [
      ([], "KIND is missing: the language"),
      (["swift"], "FILE is missing: the source"),
      (["swfit", "x"], "unknown kind `swfit`; did you mean `swift`?"),
      (["swift", "x", "y"], "unexpected argument `y`"),
    ] {
      let error = #expect(throws: UsageError.self) { try parse(arguments, one) }
      #expect(error?.message == message)
    }
    let more = Self.verb(Positional("FILE", .oneOrMore, help: "the sources"))
    #expect(try parse(["a", "b"], more).positionals == ["a", "b"])
    let error = #expect(throws: UsageError.self) { try parse([], more) }
    #expect(error?.message == "FILE… is missing: the sources")
  }

  @Test func `nothing after help matters`() throws {
    let verb = Self.verb(Positional("FILE", help: ""))
    #expect(try parse(["-h", "--unknown"], verb).contains(.help))
  }

  @Test(arguments: [
    (["lint", "--format", "json"], "json"),
    (["lnt", "--bogus", "--format=json"], "json"),
    (["--", "--format=json"], nil),
    (["--format"], nil),
    (["--formats", "json"], nil),
  ])
  func `a scan finds an option among errors`(arguments: [String], value: String?) {
    #expect(ArgumentScan.value(of: .format, in: arguments) == value)
  }
}
