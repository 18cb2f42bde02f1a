/// One of the two policies that are compared.
package enum ComparisonSide: Hashable, Sendable, CaseIterable {
  case first, second
}

/// Something of each of the two policies.
package struct BothSides<Element> {
  package var first: Element
  package var second: Element

  package init(_ first: Element, _ second: Element) {
    self.first = first
    self.second = second
  }

  package subscript(side: ComparisonSide) -> Element {
    get { side == .first ? first : second }
    set { if side == .first { first = newValue } else { second = newValue } }
  }

  package func map<Result>(_ transform: (Element) -> Result) -> BothSides<Result> {
    BothSides<Result>(transform(first), transform(second))
  }
}

extension BothSides: Equatable where Element: Equatable {}
extension BothSides: Hashable where Element: Hashable {}
extension BothSides: Sendable where Element: Sendable {}
