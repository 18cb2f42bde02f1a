/// An array in the memory of a ``FlatStorage``: no reference, so nothing is retained and nothing
/// counted where it is read. Must not be used after its storage is gone;
/// bounds are checked in debug builds only.
struct FlatArray<Element: BitwiseCopyable>: @unchecked Sendable {
  private let elements: UnsafeBufferPointer<Element>

  fileprivate init(_ elements: UnsafeMutableBufferPointer<Element>) {
    self.elements = UnsafeBufferPointer(elements)
  }

  @inline(__always)
  subscript(index: Int) -> Element { elements[index] }

  @inline(__always)
  subscript(index: Int32) -> Element { self[Int(index)] }
}

/// Memory that is written once, never moves, and is freed with this object.
final class FlatStorage: @unchecked Sendable {
  private var blocks: [UnsafeMutableRawPointer] = []

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// Copies an array; do not call it any more once another thread may read.
  func array<Element: BitwiseCopyable>(_ elements: [Element]) -> FlatArray<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = buffer.initialize(from: elements)
    if let block = buffer.baseAddress { blocks.append(UnsafeMutableRawPointer(block)) }
    return FlatArray(buffer)
  }
}
