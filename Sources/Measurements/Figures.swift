/// What measuring a ``Subject`` came to, for one time of its work.
package struct Figures: Sendable {
  /// The median of all batches.
  package let nanoseconds: Double
  /// Of a hundred batches one took longer.
  package let nanoseconds99: Double
  /// Nil where allocations are not counted.
  package let allocations: Double?

  package init(nanoseconds: Double, nanoseconds99: Double, allocations: Double?) {
    self.nanoseconds = nanoseconds
    self.nanoseconds99 = nanoseconds99
    self.allocations = allocations
  }
}
