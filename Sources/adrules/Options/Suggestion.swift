/// What a shell can offer in place of an argument.
struct Suggestion: Sendable {
  enum Paths: Sendable { case none, files, folders }

  var words: [String] = []
  var paths = Paths.none

  /// Nothing that a shell could know.
  static let nothing = Suggestion()
  static let files = Suggestion(paths: .files)
  /// The built-in policy, or the folder of another one.
  static let policies = Suggestion(words: [PolicyLibrary.builtIn], paths: .folders)
}
