#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension [UInt8] {
  /// The index of the first line feed at or after `start`; many times as fast as `firstIndex(of:)`.
  func firstLineFeed(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress else { return nil }
      let found = memchr(base + start, 0x0A, bytes.count - start)
      return found.map { UnsafeRawPointer($0) - base }
    }
  }

  /// The index of the last line feed at or after `start`.
  func lastLineFeed(from start: Int) -> Int? {
    withUnsafeBufferPointer { bytes in
      guard start < bytes.count else { return nil }
      return bytes[start...].lastIndex(of: 0x0A)
    }
  }
}
