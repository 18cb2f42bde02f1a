import DecisionTables
import RewardedAds

extension LintRun {
  /// Examines a file of one document a line.
  mutating func examine(
    _ blocks: RecordBlocks, isNamed: Bool, _ context: inout Context
  ) throws(ToolError) {
    let planning = try documents.planning(context)
    var isExamined = false
    var skipped: (told: Int, more: Int) = (0, 0)
    report.begin(recordsOf: blocks.name)
    do throws(ToolError) {
      try BlockRun.run(blocks, &context) { block in
        LintedBlock(block, planning)
      } take: { block, context throws(ToolError) in
        isExamined = isExamined || block.isExamined
        let told = block.skipped.prefix(BlockRun.toldLimit - skipped.told)
        for part in told { skip(blocks.name, at: part.pointer, part.message, isNamed: isNamed) }
        skipped.told += told.count
        skipped.more += block.skipped.count - told.count + block.moreSkipped
        report.add(block, &context)
        if let error = block.error { throw error }
      }
    } catch {
      report.faults.append(error)
    }
    if skipped.more > 0 {
      skip(blocks.name, "\(skipped.more) more of its parts", isNamed: isNamed)
    }
    if isExamined {
      report.examined += 1
    } else if skipped.told == 0 {
      skip(blocks.name, "it holds no bid, imp or reward configuration", isNamed: isNamed)
    }
  }
}
