/// Text in the language of manual pages, man(7), line by line.
struct Roff {
  private(set) var text = ""

  /// A request with its arguments.
  mutating func request(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { " \"\(Roff.escaped($0))\"" }
    text += ".\(name)" + quoted.joined() + "\n"
  }

  mutating func section(_ title: String) { request("SH", title) }

  mutating func paragraph() { text += ".PP\n" }

  /// Begins an item of a list of terms.
  mutating func item(_ term: String) { text += ".TP\n\\fB\(Roff.escaped(term))\\fR\n" }

  /// A line of text; `start` is written as it is.
  mutating func line(_ start: String, _ words: String) {
    let escaped = Roff.escaped(words)
    let guarded = start.isEmpty && (escaped.hasPrefix(".") || escaped.hasPrefix("'"))
    text += start + (guarded ? "\\&" : "") + escaped + "\n"
  }

  /// A command on a line of its own, which is not filled.
  mutating func example(_ command: String) {
    text += ".PP\n.RS 4\n.nf\n"
    line("", command)
    text += ".fi\n.RE\n"
  }

  /// What would mean something to roff, and what is not ASCII, by its name.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      case "`": "\\(ga"
      case "~": "\\(ti"
      case "^": "\\(ha"
      default:
        scalar.isASCII
          ? String(scalar) : "\\[u\(String(scalar.value, radix: 16, uppercase: true).leftPadded)]"
      }
    }.joined()
  }
}

extension String {
  fileprivate var leftPadded: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}
