/// A range of bytes of a source text: what a message points at.
package struct Place: Sendable {
  package let source: SourceText
  package let range: Range<Int>

  package init(_ source: SourceText, _ range: Range<Int>) {
    self.source = source
    self.range = range
  }

  package var start: SourcePosition { source.position(at: range.lowerBound) }
  package var end: SourcePosition { source.position(at: range.upperBound) }
}

extension Place: Equatable {
  package static func == (a: Place, b: Place) -> Bool {
    a.source.name == b.source.name && a.range == b.range
  }
}

extension Place: CustomStringConvertible {
  package var description: String { "\(source.name):\(start.line):\(start.column)" }
}
