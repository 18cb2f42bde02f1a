/// The options that several verbs have.
extension Option {
  static let help = Option("help", letter: "h", endsParsing: true, help: "show this page")

  static let version = Option("version", endsParsing: true, help: "show the version")

  static let color = Option(
    "color", .choice(ColorChoice.allCases.map(\.rawValue)),
    help: "when to colour (default: auto, on terminals)")

  static let format = Option(
    "format", .choice(["text", "json"]), help: "how to write the results (default: text)")

  static let policy = Option(
    "policy", .text(name: "NAME|DIR", .policies), help: "the policy that decides (default: prebid)")

  static let ad = Option(
    "ad", .text(name: "KIND", Suggestion(words: AdFacts.builtInKinds)), isRepeatable: true,
    help: AdFacts.builtInKinds.joined(separator: ", "))

  static let duration = Option(
    "duration", .number(name: "SECONDS"),
    help: "length of the video (default: from the document)")
}
