extension JSONValue {
  /// JSON Pointer (RFC 6901) from the root, which has the empty one.
  ///
  /// Walks down from the root past all that comes before. Of equal keys it cannot say which.
  package var pointer: String { document.pointer(ofToken: index) }

  /// JSON Pointer from the value of the document whose token is `ancestor`, which this is or is in.
  package func pointer(fromToken ancestor: Int) -> String {
    document.pointer(ofToken: index, from: ancestor)
  }
}

extension JSONDocument {
  /// Pointer of the value at `target` from the one at `start`; of a key, that of its object.
  func pointer(ofToken target: Int, from start: Int = 0) -> String {
    var pointer = ""
    var index = start
    while index < target {
      let isObject = tape[index].kind == .object
      var child = index + 1
      var position = 0
      while true {
        if child == target, isObject { return pointer }
        let value = isObject ? child + 1 : child
        if target < tape[value].next {
          pointer +=
            "/" + (isObject ? JSONDocument.escaped(text(ofToken: child)) : String(position))
          index = value
          break
        }
        child = tape[value].next
        position += 1
      }
    }
    return pointer
  }

  /// A key as a reference token of RFC 6901.
  package static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return key
    }
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
