package import DecisionTables

extension YAMLFault {
  package var diagnostic: Diagnostic {
    Diagnostic(id: id, severity: .error, message: message, at: place, notes: notes)
  }

  private var id: String {
    switch reason {
    case .tooLarge, .tooManyValues: "file-too-large"
    case .tooManyFaults: "too-many-faults"
    case .notUTF8, .utf16: "not-utf8"
    case .controlCharacter: "control-character"
    case .empty: "empty-file"
    case .tooDeep: "yaml-depth"
    case .severalDocuments: "yaml-several-documents"
    case .directive: "yaml-directive"
    case .duplicateKey: "duplicate-key"
    case .mergeKey: "yaml-merge-key"
    case .missingKey, .keyIsCollection: "yaml-key"
    case .tag: "yaml-tag"
    case .anchor: "yaml-anchor"
    case .alias: "yaml-alias"
    case .flowComma, .flowKeyWithoutValue: "yaml-flow-comma"
    case .syntax: "yaml-syntax"
    }
  }

  private var message: String {
    switch reason {
    case .tooLarge(let limit): "the file has more than \(limit) bytes"
    case .tooManyValues(let limit):
      "the file has more than \(limit) keys, texts, lists and mappings"
    case .tooManyFaults(let limit): "the file has \(limit) faults up to here: the rest is not read"
    case .notUTF8(let byte): "the byte \(hexadecimal(byte, 2)) is not UTF-8: save the file as UTF-8"
    case .utf16: "the file is UTF-16: save it as UTF-8"
    case .controlCharacter(let character):
      "the character U+\(hexadecimal(character, 4)) is not allowed: in double quotes write "
        + "`\\u\(hexadecimal(character, 4))`"
    case .empty: "the file holds no value"
    case .tooDeep(let limit): "lists and mappings stand in each other more than \(limit) deep"
    case .severalDocuments: "expected one document in a file; another one begins here"
    case .directive(let text): "directives have no meaning here: leave out `\(text.excerpt)`"
    case .syntax(let fault): fault.message
    default: nodeMessage
    }
  }

  /// The message about a fault in a value or a key that is YAML.
  private var nodeMessage: String {
    switch reason {
    case .duplicateKey(let key, _): "the key `\(key.excerpt)` stands here a second time"
    case .mergeKey: "merge keys are not read: write the keys out instead of `<<`"
    case .missingKey: "expected a key before the colon"
    case .keyIsCollection: "a key is a text, not a list or a mapping"
    case .tag(let text) where text.hasPrefix("!="):
      "YAML takes `!=` for a tag: write \(text.quoted)"
    case .tag(let text): "tags are not read: leave out `\(text.excerpt)`, or quote the text"
    case .anchor(let text): "anchors are not read: leave out `\(text.excerpt)`, or quote the text"
    case .alias(let text):
      "aliases are not read: write the value out instead of `\(text.excerpt)`, or quote the text"
    case .flowComma(let text, let isMapping):
      "inside `\(isMapping ? "{ }" : "[ ]")` a comma ends the value: write \(text.quoted)"
    case .flowKeyWithoutValue(let key):
      "the key `\(key.excerpt)` has no value; expected `: ` and a value"
    default: ""
    }
  }

  private var notes: [Diagnostic.Note] {
    switch reason {
    case .duplicateKey(let key, let first): [.init("`\(key.excerpt)` first stands here", at: first)]
    case .syntax(.expectedInFlow(_, _, let opened)): [.init("opened here", at: opened)]
    default: []
    }
  }

  private func hexadecimal(_ number: some BinaryInteger, _ digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}

extension YAMLSyntaxFault {
  var message: String {
    switch self {
    case .comparison(let text): "quote a test that begins with `>`: write \(text.quoted)"
    case .cannotBegin("`"): "a backtick cannot begin a plain value: quote it"
    case .cannotBegin(let character): "`\(character)` cannot begin a plain value: quote it"
    case .unclosedQuote(let quote): "the quote `\(quote)` is not closed"
    case .unclosedBracket(let bracket): "the bracket `\(bracket)` is not closed"
    case .expectedInFlow(let closing, let found, _):
      "expected `,` or `\(closing)` before `\(found.excerpt)`"
    case .tab: "indent with spaces, not with tabs"
    case .colonInText(let text): "quote a text that contains `: `: write \(text.quoted)"
    case .missingSpaceAfterColon(let text):
      "expected a space after the colon in `\(text.excerpt)`"
    case .missingColon(let text): "expected a colon after `\(text.excerpt)`"
    case .keyTooLong(let limit): "a key has at most \(limit) characters"
    case .indentation(let text):
      "`\(text.excerpt)` lines up with nothing above it: indent it like the keys it belongs to"
    case .expectedItem(let text): "expected `- ` before `\(text.excerpt)`, as in the list above it"
    case .textAfterValue(let text):
      "`\(text.excerpt)` follows the end of the value: quote the whole text"
    case .dashInLine:
      "`- ` begins an item of a list: begin the list on a line of its own, or quote the text"
    case .unknownEscape(let text):
      "`\(text)` is no escape: write `\\\(text)`, or use single quotes"
    case .unexpected(let text): text.isEmpty ? "unexpected end" : "unexpected `\(text.excerpt)`"
    }
  }
}

extension String {
  /// As much of the text as a message shows, in one line.
  fileprivate var excerpt: String {
    let shown = unicodeScalars.prefix(60).map { $0.value < 0x20 ? " " : String($0) }.joined()
    return unicodeScalars.count > 60 ? shown + "…" : shown
  }

  /// The text as a quoted YAML scalar, in backticks.
  fileprivate var quoted: String {
    let quote = contains("\"") || contains("\\") ? "'" : "\""
    let text =
      quote == "'"
      ? excerpt.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "''") : excerpt
    return "`\(quote)\(text)\(quote)`"
  }
}
