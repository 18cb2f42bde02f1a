/// The elements of VAST that say how long a video is and whether an end card follows.
///
/// An element counts only at its place: `Duration` in an extension is `other`.
enum VASTElement {
  case vast, ad, inLine, wrapper, creatives, creative
  case linear, duration
  case companionAds, companion, resource
  case other

  /// The element inside this one whose name, without prefix, is in `name`.
  func child(named name: Range<Int>, in scanner: MarkupScanner) -> VASTElement {
    let isNamed = { (word: StaticString) in scanner.bytes(in: name, are: word) }
    switch self {
    case .vast: return isNamed("Ad") ? .ad : .other
    case .ad: return isNamed("InLine") ? .inLine : isNamed("Wrapper") ? .wrapper : .other
    case .inLine: return isNamed("Creatives") ? .creatives : .other
    case .creatives: return isNamed("Creative") ? .creative : .other
    case .creative:
      return isNamed("Linear") ? .linear : isNamed("CompanionAds") ? .companionAds : .other
    case .linear: return isNamed("Duration") ? .duration : .other
    case .companionAds: return isNamed("Companion") ? .companion : .other
    case .companion:
      let isResource =
        isNamed("StaticResource") || isNamed("HTMLResource") || isNamed("IFrameResource")
      return isResource ? .resource : .other
    case .wrapper, .duration, .resource, .other: return .other
    }
  }
}
