import DecisionTables
import Testing

@testable import adrules

@Suite struct TerminalTests {
  @Test(arguments: [
    (true, [:], ColorChoice.auto, true),
    (false, [:], .auto, false),
    (true, ["NO_COLOR": "1"], .auto, false),
    (true, ["NO_COLOR": ""], .auto, true),
    (true, ["TERM": "dumb"], .auto, false),
    (true, ["TERM": "xterm"], .auto, true),
    (false, ["NO_COLOR": "1"], .always, true),
    (true, [:], .never, false),
  ])
  func `colour is for terminals that want it`(
    isTerminal: Bool, environment: [String: String], color: ColorChoice, hasColor: Bool
  ) {
    let terminal = Terminal(
      isTerminal: isTerminal, columns: nil, environment: environment, color: color)
    #expect(terminal.hasColor == hasColor)
    #expect(terminal.styled("x", .dim) == (hasColor ? "\u{1B}[2mx\u{1B}[0m" : "x"))
    #expect(terminal.styled("", .dim) == "")
  }

  @Test(arguments: [
    (true, 132, [:], 132), (true, nil, [:], 80), (false, 132, [:], 80),
    (false, nil, ["COLUMNS": "100"], 100), (true, 132, ["COLUMNS": "100"], 100),
    (true, 132, ["COLUMNS": "wide"], 132), (true, 3, [:], 40),
    (true, 80, ["COLUMNS": "9223372036854775807"], 1000), (true, 80, ["COLUMNS": "-1"], 40),
  ])
  func `the width is that of the terminal unless COLUMNS says another`(
    isTerminal: Bool, columns: Int?, environment: [String: String], width: Int
  ) {
    let terminal = Terminal(
      isTerminal: isTerminal, columns: columns, environment: environment, color: .auto)
    #expect(terminal.columns == width)
  }
}
