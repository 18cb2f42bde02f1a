import DecisionTables

/// What a passthrough says about the reward: which element counts and what is wrong around it.
///
/// An element of type ``sdkType`` counts, and one without a type if it holds `rwdd` (RA-1). Of
/// several the first counts, with `rwdd` or without (RA-2).
struct Passthrough {
  /// The type of the elements that are meant for the SDK; letter case matters.
  static let sdkType = "prebidmobilesdk"

  private(set) var findings: [ContainerFinding] = []
  /// The element that counts.
  private(set) var element: DocumentPart?

  /// The `rwdd` that counts, of whatever kind.
  var rwdd: DocumentPart? { element?["rwdd"] }

  /// Reads an array of elements or one element in place of it; other values say nothing.
  init(_ passthrough: DocumentPart) {
    if passthrough.value.kind == .object {
      take(passthrough)
      if rwdd != nil { findings.append(ContainerFinding(.passthroughObject, passthrough)) }
    } else {
      passthrough.elements.forEach { take($0) }
    }
  }

  /// Reads one element, whatever it stands in.
  init(element: DocumentPart) { take(element) }

  private mutating func take(_ candidate: DocumentPart) {
    let type = candidate.given("type")
    if let type, !type.value.isString(Passthrough.sdkType) {
      guard candidate.given("rwdd") != nil else { return }
      findings.append(ContainerFinding(.otherType(found: type.value.shownText), type))
    } else if let element {
      guard candidate.given("rwdd") != nil else { return }
      findings.append(ContainerFinding(.notFirstElement(first: element.pointer), candidate))
    } else if type != nil {
      element = candidate
    } else if candidate["rwdd"] != nil {
      element = candidate
      findings.append(ContainerFinding(.missingType, candidate))
    }
  }
}

extension JSONValue {
  /// The value as written, without the quotes of a string.
  fileprivate var shownText: String {
    kind == .string ? String(text.dropFirst().dropLast()) : text
  }
}
