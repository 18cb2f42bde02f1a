/// What is wrong where libyaml stopped, and what lets reading go on behind it.
struct YAMLDiagnosis {
  let reason: YAMLFault.Reason
  let range: Range<Int>
  let repairs: YAMLRepairs
  /// Whether a repair leaves part of the text out, rather than reading it as it was meant.
  let isLossy: Bool

  init(
    _ reason: YAMLFault.Reason, _ range: Range<Int>, _ repairs: YAMLRepairs, isLossy: Bool = false
  ) {
    self.reason = reason
    self.range = range
    self.repairs = repairs
    self.isLossy = isLossy
  }
}
