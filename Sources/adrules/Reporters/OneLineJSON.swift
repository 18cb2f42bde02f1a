/// Puts a JSON text on one line and leaves every token as it was written.
enum OneLineJSON {
  static func text(_ json: String) -> String {
    var result: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in json.utf8 {
      if isInString {
        result.append(byte)
        if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if !isSpace(byte) {
        result.append(byte)
        isInString = byte == UInt8(ascii: "\"")
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
          result.append(UInt8(ascii: " "))
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
