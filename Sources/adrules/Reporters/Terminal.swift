import DecisionTables

/// When to colour: what `--color` takes.
enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }

/// What a stream can show: colours, and how wide.
struct Terminal: Sendable {
  /// A style, by what it means.
  enum Style: Equatable, Sendable {
    case severity(Severity)
    case place, heading, mark, dim, good
  }

  static let defaultColumns = 80
  private static let possibleColumns = 40...1000

  let isTerminal: Bool
  let hasColor: Bool
  let columns: Int

  /// Colours are on for terminals, but off with `NO_COLOR` (no-color.org) and `TERM=dumb`;
  /// `always` and `never` beat both. `COLUMNS` beats the width of the terminal.
  init(isTerminal: Bool, columns: Int?, environment: [String: String], color: ColorChoice) {
    self.isTerminal = isTerminal
    let isPlain = environment["NO_COLOR"] ?? "" != "" || environment["TERM"] == "dumb"
    hasColor =
      switch color {
      case .auto: isTerminal && !isPlain
      case .always: true
      case .never: false
      }
    let wanted = environment["COLUMNS"].flatMap { Int($0) } ?? (isTerminal ? columns : nil)
    let range = Terminal.possibleColumns
    self.columns = min(max(wanted ?? Terminal.defaultColumns, range.lowerBound), range.upperBound)
  }

  func styled(_ text: String, _ style: Style) -> String {
    hasColor && !text.isEmpty ? "\u{1B}[\(style.code)m\(text)\u{1B}[0m" : text
  }
}

extension Terminal.Style {
  /// The parameters of SGR (ECMA-48, 8.3.117).
  fileprivate var code: String {
    switch self {
    case .severity(.harm): "1;35"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.info): "1;36"
    case .place, .heading: "1"
    case .mark, .good: "32"
    case .dim: "2"
    }
  }
}
