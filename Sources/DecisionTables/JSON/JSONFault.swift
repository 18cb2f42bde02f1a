/// Where a text stops being JSON, and at which step of the grammar; the words come later.
///
/// Small and trivial, so that throwing it costs the reading of good texts nothing.
struct JSONFault: Error {
  enum Step: UInt8 {
    case value, key, colon, separator, end, depth
    case string, escape, unicodeEscape, surrogate, sequence, digit
  }

  let step: Step
  let offset: Int

  init(_ step: Step, at offset: Int) {
    self.step = step
    self.offset = offset
  }
}
