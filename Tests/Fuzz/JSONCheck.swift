import DecisionTables

/// What holds of the JSON reader whatever it reads.
enum JSONCheck {
  static func check(_ bytes: [UInt8]) {
    let source = SourceText(name: "input", bytes: bytes)
    do throws(JSONSyntaxError) {
      let document = try JSONDocument(source)
      demand(JSONRecogniser.accepts(bytes), "only JSON is accepted")
      checkValues(of: document.root)
      checkReprint(of: document)
    } catch {
      checkError(error, in: bytes)
    }
    checkRecords(of: source)
  }

  private static func checkError(_ error: JSONSyntaxError, in bytes: [UInt8]) {
    demand((0...bytes.count).contains(error.offset), "\(error) lies in the text")
    demand(!error.message.isEmpty && !error.message.contains("\n"), error.message)
    if case .tooDeep = error.reason { return }
    demand(!JSONRecogniser.accepts(bytes), "\(error): what is refused is not JSON")
  }

  /// The values and their places, from the root on.
  private static func checkValues(of root: JSONValue) {
    var rest = [root]
    while let value = rest.popLast() {
      demand(root.range.contains(value.range), "a value lies in the text")
      if let number = value.number {
        demand(FixedPoint(description: number) == number, "\(number) is itself again")
      }
      let children = value.elements.map { $0 } + value.members.map(\.value)
      demand(children.count == value.count, "all children are counted")
      for (one, next) in zip(children, children.dropFirst()) {
        demand(one.range.upperBound <= next.range.lowerBound, "children stand in order")
      }
      checkLookup(in: value)
      rest += children
    }
  }

  /// Of equal keys the last one counts.
  private static func checkLookup(in object: JSONValue) {
    var last: [[UInt8]: Range<Int>] = [:]
    let members = Array(object.members.prefix(100))
    guard members.count == object.count else { return }
    for member in members { last[Array(member.key.utf8)] = member.value.range }
    for member in members {
      let expected = last[Array(member.key.utf8)]
      demand(object[member.key]?.range == expected, "`\(member.key)` is found")
    }
  }

  private static func checkReprint(of document: JSONDocument) {
    let printed = JSONReprint.text(of: document.root)
    do throws(JSONSyntaxError) {
      let again = try JSONDocument(SourceText(name: "again", text: printed))
      demand(JSONReprint.text(of: again.root) == printed, "what is printed is read as the same")
      demand(again.duplicateKeys.map(\.key) == document.duplicateKeys.map(\.key), "duplicates")
    } catch {
      demand(false, "what is printed is JSON: \(error.message)")
    }
  }

  private static func checkRecords(of source: SourceText) {
    var reader = JSONReader()
    var end = 0
    for record in JSONLines.records(source) {
      demand(record.lowerBound >= end && record.upperBound <= source.bytes.count, "records")
      end = record.upperBound
      do throws(JSONSyntaxError) {
        let root = try reader.read(source, range: record).root
        demand(record.contains(root.range), "a value lies in its record")
      } catch {
        demand(error.offset >= record.lowerBound && error.offset <= end, "\(error) in a record")
      }
    }
  }
}

extension FixedPoint {
  fileprivate init?(description number: FixedPoint) {
    try? self.init(reading: number.description.utf8)
  }
}

extension Range {
  /// Whether all of `other` lies in it.
  func contains(_ other: Range) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
