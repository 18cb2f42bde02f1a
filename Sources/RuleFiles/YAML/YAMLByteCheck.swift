import DecisionTables

/// What is wrong with the bytes of a file before any YAML is read.
///
/// Bytes that make up no text end the reading; a control character is read as a space.
struct YAMLByteCheck {
  /// How many control characters are reported.
  private static let faultLimit = 20

  let source: SourceText
  let layout: YAMLLayout
  private(set) var faults: [YAMLFault] = []
  private(set) var repairs = YAMLRepairs()
  private(set) var isReadable = true

  init(source: SourceText, layout: YAMLLayout) {
    self.source = source
    self.layout = layout
  }

  mutating func run() {
    let bytes = source.bytes
    if bytes.count > YAMLDocument.byteLimit {
      refuse(.tooLarge(limit: YAMLDocument.byteLimit), 0..<0)
    } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      refuse(.utf16, 0..<2)
    } else {
      checkCharacters()
      if isReadable { checkPercentSigns() }
    }
  }

  private mutating func checkCharacters() {
    let bytes = source.bytes
    var offset = layout.start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x7F {
        offset += 1
        continue
      }
      var rest = bytes[offset...].makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      guard case .valid(let encoded) = parser.parseScalar(from: &rest) else {
        return refuse(.notUTF8(byte), offset..<offset + 1)
      }
      let range = offset..<offset + encoded.count
      check(Unicode.UTF8.decode(encoded).value, range)
      offset = range.upperBound
    }
  }

  private mutating func check(_ character: UInt32, _ range: Range<Int>) {
    guard isControl(character, behind: range.upperBound) else { return }
    repairs.blank(range)
    guard faults.count < Self.faultLimit else { return }
    faults.append(YAMLFault(.controlCharacter(character), at: Place(source, range)))
  }

  /// Whether a character does not belong into a rule file: what YAML refuses (YAML 1.2.2, section
  /// 5.1), and what ends a line for some and not for others.
  private func isControl(_ character: UInt32, behind offset: Int) -> Bool {
    switch character {
    case 0x09, 0x0A: false
    case 0x0D: layout.byte(offset) != UInt8(ascii: "\n")
    case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// Takes away what `%` means at the start of a line.
  ///
  /// Directives mean nothing here, and libyaml needs quadratic time for many of them. At the start
  /// of the file they are reported and left out; below, `%` becomes an ordinary character.
  private mutating func checkPercentSigns() {
    var line: Int? = layout.start
    var isHead = true
    while let start = line, start < source.bytes.count {
      line = layout.nextLine(start)
      guard source.bytes[start] == UInt8(ascii: "%") else {
        if isHead { isHead = !layout.isContent(line: start) }
        continue
      }
      guard isHead else {
        repairs.mask(start)
        continue
      }
      let directive = start..<max(layout.contentEnd(start), start + 1)
      if faults.count < Self.faultLimit {
        let reason = YAMLFault.Reason.directive(layout.text(directive))
        faults.append(YAMLFault(reason, at: Place(source, directive)))
      }
      repairs.blank(start..<layout.lineEnd(start))
    }
  }

  private mutating func refuse(_ reason: YAMLFault.Reason, _ range: Range<Int>) {
    faults.append(YAMLFault(reason, at: Place(source, range)))
    isReadable = false
  }
}
