import DecisionTables

/// Finds `rwdd` objects at places where nobody reads them (RA-1).
///
/// Only objects count: `imp.rwdd` is also the flag of OpenRTB 2.6, a number.
enum MisplacedReward {
  /// In an imp or bid: beside its `ext`, or in the `ext` but not in its passthrough.
  static func parts(inHolder holder: DocumentPart) -> [DocumentPart] {
    [holder.object("rwdd")].compactMap { $0 }
      + (holder.object("ext").map(parts(inExt:)) ?? [])
  }

  /// In an `ext`, or in its `prebid`, without the passthrough.
  static func parts(inExt ext: DocumentPart) -> [DocumentPart] {
    [ext.object("rwdd"), ext.object("prebid")?.object("rwdd")].compactMap { $0 }
      + (ext["passthrough"].map(parts(inPassthrough:)) ?? [])
  }

  /// At the root of a request or response, where the passthrough serves other purposes.
  static func parts(inRoot root: DocumentPart) -> [DocumentPart] {
    let passthrough = root.object("ext")?.object("prebid")?["passthrough"]
    return parts(inHolder: root) + (passthrough.map(parts(inPassthrough:)) ?? [])
  }

  private static func parts(inPassthrough passthrough: DocumentPart) -> [DocumentPart] {
    let elements =
      passthrough.value.kind == .object ? [passthrough] : passthrough.elements
    return elements.compactMap { $0.object("rwdd") }
  }
}
