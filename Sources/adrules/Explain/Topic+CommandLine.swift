import DecisionTables

/// Why the tool could not do its job.
extension Topic {
  static let commandLine: [Topic] = [
    Topic(
      id: "missing-verb", area: .commandLine, severity: .error,
      summary: "No verb is given.",
      rationale: "`adrules --help` lists them."),
    Topic(
      id: "unknown-verb", area: .commandLine, severity: .error,
      summary: "There is no such verb.",
      rationale: "`adrules --help` lists them."),
    Topic(
      id: "unknown-option", area: .commandLine, severity: .error,
      summary: "The verb has no such option.",
      rationale: "`adrules VERB --help` lists them."),
    Topic(
      id: "misplaced-option", area: .commandLine, severity: .error,
      summary: "An option of a verb stands before the verb.",
      rationale: "Write the verb first, then its options."),
    Topic(
      id: "unknown-value", area: .commandLine, severity: .error,
      summary: "An option does not take that value.",
      rationale: "The message lists those that it takes."),
    Topic(
      id: "unknown-target", area: .commandLine, severity: .error,
      summary: "There is no such target.",
      rationale: "`adrules generate --help` lists them."),
    Topic(
      id: "unknown-policy", area: .commandLine, severity: .error,
      summary: "There is no such policy.",
      rationale: "Give the name of the built-in policy, or a folder with a file `policy.yaml`."),
    Topic(
      id: "unknown-machine", area: .commandLine, severity: .error,
      summary: "The policy has no such machine.",
      rationale: "`adrules play POLICY MACHINE` names one."),
    Topic(
      id: "unknown-decision", area: .commandLine, severity: .error,
      summary: "The policy has no such decision.",
      rationale: "`adrules show POLICY` lists them."),
    Topic(
      id: "unknown-rule", area: .commandLine, severity: .error,
      summary: "No decision that was asked has such a rule.",
      rationale: "`adrules show POLICY DECISION` lists them."),
    Topic(
      id: "unknown-ad-kind", area: .commandLine, severity: .error,
      summary: "The policy knows no such kind of ad.",
      rationale: "The kinds are the values of its input `ad.kind`."),
    Topic(
      id: "unknown-id", area: .commandLine, severity: .error,
      summary: "No page has that id.",
      rationale: "`adrules explain` lists the ids that have one."),
    Topic(
      id: "missing-argument", area: .commandLine, severity: .error,
      summary: "An argument is missing, or what an option takes.",
      rationale: "`adrules VERB --help` shows what belongs there."),
    Topic(
      id: "unexpected-argument", area: .commandLine, severity: .error,
      summary: "An argument too many, or a value for an option that takes none.",
      rationale: "`adrules VERB --help` shows what belongs there."),
    Topic(
      id: "not-a-number", area: .commandLine, severity: .error,
      summary: "An option takes a number.",
      rationale: "Write it like `7.5`."),
    Topic(
      id: "repeated-option", area: .commandLine, severity: .error,
      summary: "An option is given twice.",
      rationale: "Only one of them could count."),
    Topic(
      id: "unreadable", area: .commandLine, severity: .error,
      summary: "A file or a folder cannot be read.",
      rationale: "The message says what the system answered."),
    Topic(
      id: "unwritable", area: .commandLine, severity: .error,
      summary: "The results cannot be written.",
      rationale: "Perhaps the disk is full."),
    Topic(
      id: "nothing-examined", area: .commandLine, severity: .error,
      summary: "The paths hold no file that the verb reads.",
      rationale: "A run that examined nothing must not look like a success."),
    Topic(
      id: "not-built", area: .commandLine, severity: .error,
      summary: "This build does not have the verb.",
      rationale: "It is known, but comes later."),
    Topic(
      id: "no-configuration", area: .commandLine, severity: .error,
      summary: "The files hold no reward configuration.",
      rationale: "`adrules plan` looks where SDKs look; what it passed over is listed."),
    Topic(
      id: "git", area: .commandLine, severity: .error,
      summary: "`git` cannot be run.",
      rationale: "`--git` reads a policy as it was; for that Git must be installed."),
    Topic(
      id: "no-repository", area: .commandLine, severity: .error,
      summary: "The policy of `--git` is in no Git repository.",
      rationale: "Only what Git keeps has a past to compare with."),
    Topic(
      id: "unknown-revision", area: .commandLine, severity: .error,
      summary: "Git does not know the revision.",
      rationale: "Write a branch, a tag, a commit or something like `HEAD~3`."),
    Topic(
      id: "not-there", area: .commandLine, severity: .error,
      summary: "There was no policy in that folder at that revision.",
      rationale: "It may have had another name then; compare with a folder instead."),
    Topic(
      id: "damaged-policy", area: .commandLine, severity: .error,
      summary: "The built-in policy cannot be read.",
      rationale: "The tool was changed by hand; build it again."),
    Topic(
      id: "unsuitable-policy", area: .commandLine, severity: .error,
      summary: "The policy does not decide what a plan says.",
      rationale: "Plans need the decisions `completion`, `close`, `progressBar`, `learnMore` and "
        + "`reward`."),
    Topic(
      id: "harmful-policy", area: .commandLine, severity: .error,
      summary: "The policy knows outcomes that harm people.",
      rationale: "No app is to carry it: severity `harm` marks what hides, traps or surprises "
        + "somebody."),
  ]
}
