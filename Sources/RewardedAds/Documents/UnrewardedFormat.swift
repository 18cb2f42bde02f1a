/// A format that has no rewarded kind; the raw value is its key in an imp.
package enum UnrewardedFormat: String, Sendable, CaseIterable {
  case audio, native
}
