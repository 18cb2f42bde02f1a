import DecisionTables

/// The lines in which two texts differ, as `diff -u` and `patch` write and read them.
struct UnifiedDiff {
  private enum Line {
    case same(Substring)
    case old(Substring)
    case new(Substring)
  }

  /// Lines around a change that are shown with it.
  private static let context = 3
  /// Where more would be compared, what lies between the first and last difference is replaced.
  private static let limit = 4_000_000

  let text: String

  init(_ name: String, from old: SourceText, to new: SourceText) {
    let texts = [old, new].map { String(decoding: $0.bytes, as: UTF8.self) }
    let lines = texts.map(UnifiedDiff.lines)
    let script = UnifiedDiff.script(lines[0], lines[1])
    let hunks = UnifiedDiff.hunks(script)
    text = hunks.isEmpty ? "" : "--- a/\(name)\n+++ b/\(name)\n" + hunks.joined()
  }

  /// The lines of a text; the last one says if no line break ends it.
  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.removeLast()
    if !last.isEmpty { lines.append(last + "\n\\ No newline at end of file") }
    return lines
  }

  private static func script(_ old: [Substring], _ new: [Substring]) -> [Line] {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    let middle = (Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
    return old[..<start].map(Line.same) + changes(middle.0, middle.1)
      + old[(old.count - end)...].map(Line.same)
  }

  /// A longest common part by a table of lengths.
  private static func changes(_ old: [Substring], _ new: [Substring]) -> [Line] {
    guard old.count * new.count <= limit else { return old.map(Line.old) + new.map(Line.new) }
    let width = new.count + 1
    var lengths = Array(repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i * width + j] =
          old[i] == new[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        lines.append(.same(old[i]))
        (i, j) = (i + 1, j + 1)
      } else if j == new.count
        || (i < old.count && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])
      {
        lines.append(.old(old[i]))
        i += 1
      } else {
        lines.append(.new(new[j]))
        j += 1
      }
    }
    return lines
  }

  private static func hunks(_ script: [Line]) -> [String] {
    let changed = script.indices.filter { if case .same = script[$0] { false } else { true } }
    var ranges: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(script.count, index + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { hunk(script, $0) }
  }

  private static func hunk(_ script: [Line], _ range: Range<Int>) -> String {
    var (old, new) = (1, 1)
    for line in script[..<range.lowerBound] {
      if case .new = line {} else { old += 1 }
      if case .old = line {} else { new += 1 }
    }
    var counts = (old: 0, new: 0)
    var body = ""
    for line in script[range] {
      switch line {
      case .same(let text):
        counts = (counts.old + 1, counts.new + 1)
        body += " \(text)\n"
      case .old(let text):
        counts.old += 1
        body += "-\(text)\n"
      case .new(let text):
        counts.new += 1
        body += "+\(text)\n"
      }
    }
    return "@@ -\(old),\(counts.old) +\(new),\(counts.new) @@\n" + body
  }
}
