import DecisionTables
import RuleFiles

/// What a rule file calls its decision.
enum DecisionFileName {
  /// Nil if the file holds no decision.
  static func decision(in source: SourceText) -> String? {
    LoneRuleFile(reading: source).decision
  }
}
