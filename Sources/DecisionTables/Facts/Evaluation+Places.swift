extension Evaluation {
  /// Where in `document` the value of a slot was written: that of a fact, or of the fact behind a
  /// setting. Nil where nobody wrote one.
  package func writtenPlace(of slot: Int, in document: JSONDocument) -> Place? {
    switch policy.slots[slot].role {
    case .fact:
      let index = locations[slot]
      return index < 0 ? nil : JSONValue(document: document, index: Int(index)).place
    case .setting(let index), .settingOrigin(let index), .settingWord(let index):
      return policy.settings[index].fact.flatMap { writtenPlace(of: $0, in: document) }
    case .given, .expression, .output: return nil
    }
  }
}
