extension LintCheck {
  /// The ids that `allow` takes, in the order of the checks.
  package static let ids = all.map(\.id)
}
