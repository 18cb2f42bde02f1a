import DecisionTables

extension [RuleFault] {
  /// How many faults of one file, or of one policy, are told.
  private static var limit: Int { YAMLDocument.faultLimit }

  /// Adds a fault; behind the last one that is told, one that says so.
  mutating func add(_ fault: RuleFault) {
    if count < Self.limit {
      append(fault)
    } else if count == Self.limit {
      append(RuleFault(.tooManyFaults(limit: Self.limit), at: fault.place))
    }
  }
}
