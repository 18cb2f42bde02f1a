package import DecisionTables

extension AdDocument {
  /// A part of a document in which a configuration was looked for and not found.
  package struct Skipped: Sendable {
    package enum Reason: Sendable, Equatable {
      /// Nothing says that the bid or imp is rewarded.
      case notRewarded
      /// Rewarded or not, there is no such kind of rewarded ad.
      case unrewardedFormat(UnrewardedFormat)
      /// A value of another kind stands where OpenRTB has an object or an array.
      case wrongType(expected: JSONValue.Kind)
      /// An `rwdd` that is not read, in a document without bid or imp that could be told.
      case notReadHere
    }

    package let pointer: String
    package let value: JSONValue
    package let reason: Reason

    init(_ part: DocumentPart, _ reason: Reason) {
      pointer = part.pointer
      value = part.value
      self.reason = reason
    }
  }
}

extension AdDocument.Skipped {
  package var message: String {
    switch reason {
    case .notRewarded: "neither flagged as rewarded nor configured"
    case .unrewardedFormat(let format): "\(format.rawValue) ads have no rewarded kind"
    case .wrongType(.array): "expected an array"
    case .wrongType: "expected an object"
    case .notReadHere: "`rwdd` is not read here, and there is no bid or imp to read it from"
    }
  }
}
