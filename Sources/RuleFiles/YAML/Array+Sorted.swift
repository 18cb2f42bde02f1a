extension Array {
  /// The first index whose element fulfils `isBehind`, which all later ones do too.
  func firstBehind(_ isBehind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Int] {
  /// Whether a sorted array holds `number`.
  func holds(_ number: Int) -> Bool {
    let found = firstBehind { $0 >= number }
    return found < count && self[found] == number
  }
}
