import DecisionTables
import RewardedAds

/// Why the tool could not do its job: facts, which `ToolError+Message.swift` puts into words.
enum ToolError: Error {
  case usage(UsageError)
  case unreadable(path: String, FileFault)
  case unwritable(reason: String)
  /// A file that was to be mended cannot be written.
  case unwritableFile(path: String, FileFault)
  /// Of the paths given, none held a file that the verb reads.
  case nothingExamined(paths: [String])
  /// Something that the arguments name does not exist: a policy, a decision.
  case unknown(UnknownName)
  /// The verb is known, but this build does not have it.
  case notBuilt(verb: String)
  /// The files hold no reward configuration.
  case noConfiguration(files: [String])
  /// The built-in policy was changed by hand.
  case damagedPolicy(BundleError)
  /// The policy decides nothing that a plan says.
  case unsuitable(policy: String, PlannerError)
  /// The policy cannot decide about what stands at a place.
  case undecided(EvaluationError, at: Place?)
  /// A machine cannot begin with the facts.
  case unplayable(MachineError)
  /// A policy or a document has errors and cannot be used; not empty.
  case unusable([Diagnostic])
  /// A policy cannot be read as it was at a revision.
  case git(GitFault)
  /// A policy knows outcomes that harm people, so no app is to carry it; `rules` is not empty.
  case harmful(policy: String, rules: [String])
}
