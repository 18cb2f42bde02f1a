/// The characters that grids and trees are drawn with.
enum DrawingLines: Sendable {
  case unicode, ascii

  enum Position: Int { case top, middle, bottom }

  var bar: String { self == .unicode ? "│" : "|" }
  var doubleBar: String { self == .unicode ? "║" : "#" }
  var dash: String { self == .unicode ? "─" : "-" }
  var arrow: String { self == .unicode ? "→" : "->" }
  var branch: String { self == .unicode ? "├─ " : "|- " }
  var lastBranch: String { self == .unicode ? "└─ " : "`- " }
  /// Below a branch that others follow.
  var trunk: String { self == .unicode ? "│  " : "|  " }

  func left(_ position: Position) -> String { pick(["┌", "├", "└"], position) }
  func right(_ position: Position) -> String { pick(["┐", "┤", "┘"], position) }

  func crossing(_ position: Position, isDouble: Bool) -> String {
    if isDouble, self == .ascii { return doubleBar }
    return pick(isDouble ? ["╥", "╫", "╨"] : ["┬", "┼", "┴"], position)
  }

  private func pick(_ characters: [String], _ position: Position) -> String {
    self == .unicode ? characters[position.rawValue] : "+"
  }
}
