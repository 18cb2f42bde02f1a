import DecisionTables

/// Whole lines from a file of one JSON text a line.
struct RecordBlock: Sendable {
  let source: SourceText
  /// Where the lines are that are not blank.
  let records: [Range<Int>]
  /// The number of the first of them in the file, from 0.
  let firstRecord: Int
  /// What is wrong with the only record of the block, if it was not read.
  var fault: Diagnostic?
}
