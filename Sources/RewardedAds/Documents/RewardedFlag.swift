import DecisionTables

/// The two flags that make an imp rewarded (RA-32): `rwdd` of OpenRTB 2.6 and Prebid's own.
enum RewardedFlag {
  /// Whether one of the flags of `imp` is set.
  ///
  /// A flag that is neither 0 nor 1 counts as meant, so that the fault is seen at all. Objects at
  /// `rwdd` are misplaced configurations and no flags.
  static func isSet(in imp: DocumentPart) -> Bool {
    let own = imp.object("ext")?.object("prebid")?["is_rewarded_inventory"]
    return [imp["rwdd"], own].contains { $0.map { isSet($0.value) } ?? false }
  }

  private static func isSet(_ flag: JSONValue) -> Bool {
    switch flag.kind {
    case .null, .object: false
    case .boolean: flag.boolean == true
    case .number: flag.number != .zero
    case .string, .array: true
    }
  }
}
