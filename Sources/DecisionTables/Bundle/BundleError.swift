/// Why a text is no policy: the first line that is wrong, and what is wrong with it.
package struct BundleError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case unknownRecord(String)
    /// A record that only goes with others, without them.
    case misplaced(String)
    /// `found` is nil at the end of the line.
    case expected(Expectation, found: String?)
    case unknownName(String)
    case repeatedName(String)
    /// A name is read by what is decided before it.
    case readTooEarly(String)
    /// A setting or a decision that no step decides.
    case undecided(String)
    /// A fact without input, or an input whose slot is no fact.
    case notAnInput(String)
    /// An expression that takes more from its stack than there is, or jumps where nothing is.
    case brokenExpression
    /// A part of a machine is not there, or not as often as it must be.
    case incompleteMachine(String)
    case noPolicy
  }

  package enum Expectation: Hashable, Sendable {
    case name, string, number, origin, type, role, hitPolicy, step
    case numbers, set, term, value, instruction, urlPart, endOfLine
  }

  /// Counts from 1.
  package let line: Int
  package let reason: Reason
}
