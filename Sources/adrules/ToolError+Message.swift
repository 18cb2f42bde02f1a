import DecisionTables
import RewardedAds

extension ToolError {
  /// The stable name for machines.
  var id: String {
    switch self {
    case .usage(let error): error.id
    case .unreadable: "unreadable"
    case .unwritable, .unwritableFile: "unwritable"
    case .nothingExamined: "nothing-examined"
    case .unknown(let name): name.id
    case .notBuilt: "not-built"
    case .noConfiguration: "no-configuration"
    case .damagedPolicy: "damaged-policy"
    case .unsuitable: "unsuitable-policy"
    case .undecided(let error, _): error.id
    case .unplayable(let error): error.id
    case .unusable(let findings): ToolError.worst(of: findings)?.id ?? "unusable"
    case .git(let fault): fault.id
    case .harmful: "harmful-policy"
    }
  }

  var message: String {
    switch self {
    case .usage(let error): error.message
    case .unreadable(let path, let fault): "cannot read `\(path)`: \(fault.message)"
    case .unwritable(let reason): "cannot write the results: \(reason)"
    case .unwritableFile(let path, let fault): "cannot write `\(path)`: \(fault.message)"
    case .nothingExamined(let paths): "found nothing to examine in \(paths.inBackticks)"
    case .unknown(let name): name.message
    case .noConfiguration(let files):
      "found no reward configuration in \(files.inBackticks)"
    case .damagedPolicy(let error): "the built-in policy cannot be read: \(error.message)"
    case .unsuitable(let policy, let error): "policy `\(policy)`: \(error.message)"
    case .undecided(let error, _): error.message
    case .unplayable(let error): error.message
    case .notBuilt(let verb): "`\(verb)` is not part of this build"
    case .unusable(let findings): ToolError.worst(of: findings)?.message ?? "found errors"
    case .git(let fault): fault.message
    case .harmful(let policy, let rules):
      "`\(policy)` is not for apps: it reports `harm` by "
        + rules.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  /// What to read next, for people only.
  var hint: String? {
    guard case .usage(let error) = self else { return nil }
    return error.hint
  }

  var place: Place? {
    if case .undecided(_, let place) = self { return place }
    guard case .unusable(let findings) = self else { return nil }
    return ToolError.worst(of: findings)?.place
  }

  var file: String? {
    switch self {
    case .unreadable(let path, _), .unwritableFile(let path, _): return path
    case .noConfiguration(let files) where files.count == 1: return files[0]
    default: return place?.source.name
    }
  }

  /// The first of the worst findings.
  private static func worst(of findings: [Diagnostic]) -> Diagnostic? {
    let severity = findings.map(\.severity).max()
    return findings.sortedByPlace().first { $0.severity == severity }
  }
}
