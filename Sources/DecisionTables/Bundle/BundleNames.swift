/// The indices that tokens stand for, in the order of declaration.
struct BundleNames {
  private var indices: [String: Int] = [:]

  subscript(token: ArraySlice<UInt8>) -> Int? { indices[String(decoding: token, as: UTF8.self)] }

  /// False if the token is there already.
  mutating func add(_ token: ArraySlice<UInt8>) -> Bool {
    let index = indices.count
    return indices.updateValue(index, forKey: String(decoding: token, as: UTF8.self)) == nil
  }
}
