import DecisionTables

/// Finds `rwdd` objects at places where nobody reads them (RA-1).
///
/// Only objects count: `imp.rwdd` is also the flag of OpenRTB 2.6, a number.
enum MisplacedReward {
  /// In an imp or bid: beside its `ext`, or in the `ext` but not in its passthrough.
  static func parts(inHolder holder: DocumentPart) -> [DocumentPart] {
    var parts: [DocumentPart] = []
    if let rwdd = holder.object("rwdd") { parts.append(rwdd) }
    if let ext = holder.object("ext") { parts += self.parts(inExt: ext) }
    return parts
  }

  /// In an `ext`, or in its `prebid`, without the passthrough.
  static func parts(inExt ext: DocumentPart) -> [DocumentPart] {
    var parts: [DocumentPart] = []
    if let rwdd = ext.object("rwdd") { parts.append(rwdd) }
    if let rwdd = ext.object("prebid")?.object("rwdd") { parts.append(rwdd) }
    if let passthrough = ext["passthrough"] { parts += self.parts(inPassthrough: passthrough) }
    return parts
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
