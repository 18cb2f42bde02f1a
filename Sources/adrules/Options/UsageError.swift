/// Why arguments are not a command, and whose arguments they are.
struct UsageError: Error {
  enum Reason {
    case missingVerb([String])
    case unknown(UnknownName)
    /// An option of verbs stands before the verb.
    case beforeVerb(spelling: String)
    case unknownValue(Option, UnknownName)
    case missingArgument(Option)
    case unwantedArgument(Option)
    case notANumber(Option, String)
    case repeated(Option)
    case missingPositional(Positional)
    case unexpected(String)
  }

  let reason: Reason
  /// The verb whose arguments were read, if it came to that.
  let verb: String?

  init(_ reason: Reason, verb: String?) {
    self.reason = reason
    self.verb = verb
  }
}
