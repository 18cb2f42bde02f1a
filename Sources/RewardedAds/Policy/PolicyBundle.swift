package import DecisionTables

/// The policies that are part of the library, read and compiled at first use.
package enum PolicyBundle {
  /// The policy of `rules/prebid`.
  ///
  /// A failure means that the generated text was changed by hand and is no policy any more.
  package static let prebid: Result<CompiledPolicy, BundleError> = policy(BundledPolicy.text)

  static func policy(_ text: StaticString) -> Result<CompiledPolicy, BundleError> {
    do throws(BundleError) {
      let bytes = text.withUTF8Buffer { Array($0) }
      return .success(CompiledPolicy(try Policy(bundled: bytes)))
    } catch {
      return .failure(error)
    }
  }
}
