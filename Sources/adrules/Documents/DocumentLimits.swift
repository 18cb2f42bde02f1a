/// How much of a file of documents is kept in memory, in bytes.
///
/// What is read of a text takes up to 35 times its length, and several records are read at once:
/// with these limits a run stays below 200 MB.
struct DocumentLimits: Sendable {
  /// A file that is one JSON text; a longer one is refused.
  var document = 4 << 20
  /// One line of a file of one JSON text a line; a longer one is refused, the others are read.
  var record = 1 << 20
  /// Such a file is read in blocks of about this size.
  var block = 256 << 10
  /// Where a line does not end within so much, nothing behind it is read.
  var skipped = 1 << 30

  /// Of what is refused so much is kept, to be shown.
  static let shownSize = 4096
}
