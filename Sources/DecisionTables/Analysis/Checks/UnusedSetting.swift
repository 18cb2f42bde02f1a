extension LintCheck {
  /// Finds settings that nothing reads.
  static let unusedSetting = LintCheck(
    id: "unused-setting", severity: .warning,
    summary: "Every setting is read by a rule, another setting or an expression.",
    rationale: "Who configures a setting expects that it matters.",
    fix: "removes the setting.",
    examples: []
  ) { analysis in
    if analysis.isPartial { return [] }
    let read = analysis.slotsRead
    return analysis.policy.settings.compactMap { setting in
      guard !read.contains(setting.valueSlot), !read.contains(setting.originSlot) else {
        return nil
      }
      return AnalysisFinding(
        setting.name, at: setting.origin, "nothing reads `settings.\(setting.name)`")
    }
  }
}
