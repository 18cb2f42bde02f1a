/// The elements of VAST that say how long a video is and whether an end card follows.
///
/// An element counts only at its place: `Duration` in an extension is `other`.
enum VASTElement {
  case vast, ad, inLine, wrapper, creatives, creative
  case linear, duration
  case companionAds, companion, resource
  case other

  /// The element `name`, without prefix, inside this one.
  func child(named name: String) -> VASTElement {
    switch (self, name) {
    case (.vast, "Ad"): .ad
    case (.ad, "InLine"): .inLine
    case (.ad, "Wrapper"): .wrapper
    case (.inLine, "Creatives"): .creatives
    case (.creatives, "Creative"): .creative
    case (.creative, "Linear"): .linear
    case (.linear, "Duration"): .duration
    case (.creative, "CompanionAds"): .companionAds
    case (.companionAds, "Companion"): .companion
    case (.companion, "StaticResource"), (.companion, "HTMLResource"),
      (.companion, "IFrameResource"):
      .resource
    default: .other
    }
  }
}
