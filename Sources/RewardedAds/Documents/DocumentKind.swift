/// What kind of document a configuration was found in; policies see it as `document.kind`.
package enum DocumentKind: String, Sendable, CaseIterable {
  /// The configuration alone, or with no more around it than the `ext` that holds it.
  case configuration
  case storedImp
  case bidRequest
  case bidResponse
}
