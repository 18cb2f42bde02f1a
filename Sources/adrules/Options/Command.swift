/// What the arguments ask for.
enum Command {
  case version
  /// The page of a verb, or of the whole tool.
  case help(Verb?)
  case run(Verb, ParsedArguments)

  init(_ arguments: [String]) throws(UsageError) {
    var parser = ArgumentParser(arguments, options: CommandLineTool.options)
    let name = try parser.nextPositional()
    if parser.values[Option.version.name] != nil {
      self = .version
    } else if parser.values[Option.help.name] != nil {
      self = .help(nil)
    } else if let name {
      self = try Command(verbNamed: name, parser)
    } else {
      throw UsageError(.missingVerb(Verb.all.map(\.name)), verb: nil)
    }
  }

  private init(verbNamed name: String, _ parser: ArgumentParser) throws(UsageError) {
    guard let verb = Verb.all.first(where: { $0.name == name }) else {
      let unknown = UnknownName(kind: "verb", name: name, known: Verb.all.map(\.name))
      throw UsageError(.unknown(unknown), verb: nil)
    }
    var parser = parser
    let arguments = try parser.readArguments(of: verb)
    self = arguments.contains(.help) ? .help(verb) : .run(verb, arguments)
  }
}
