package import DecisionTables

/// Something that happens to a machine, as written: `{at: 7, event: navigation, url: "…"}`, or
/// `{at: 9}` for time that passes.
package struct PlayEvent: Sendable {
  package let at: FixedPoint
  /// Nil: time passes.
  package let name: Word?
  /// The fields by their dotted names.
  let fields: [Field]
  package let place: Place

  struct Field: Sendable {
    let name: Word
    let value: MachineValue
  }
}

/// Why an event cannot be played, with its place.
package struct PlayFault: Error, Sendable {
  package enum Reason: Sendable, Equatable {
    case noList(found: String)
    case wrongNode(of: String, expected: String, found: String)
    case missingKey(String)
    case machine(MachineError)
  }

  package let reason: Reason
  package let place: Place

  package var id: String {
    switch reason {
    case .noList, .wrongNode: "wrong-node"
    case .missingKey: "missing-key"
    case .machine(let error): error.id
    }
  }

  package var message: String {
    switch reason {
    case .noList(let found): "events are a list of `{at: TIME, event: NAME}`, not \(found)"
    case .wrongNode(let what, let expected, let found):
      "`\(what)` takes \(expected), not \(found)"
    case .missingKey(let key): "an event needs `\(key)`"
    case .machine(let error): error.message
    }
  }

  package var diagnostic: Diagnostic {
    Diagnostic(id: id, severity: .error, message: message, at: place)
  }
}

extension PlayEvent {
  /// The events of a file of YAML or JSON.
  ///
  /// - Throws: ``EventFileError`` with all that is wrong with it.
  package static func list(reading source: SourceText) throws(EventFileError) -> [PlayEvent] {
    let document = YAMLDocument(reading: source)
    guard document.faults.isEmpty, let root = document.root else {
      throw EventFileError(diagnostics: document.faults.map(\.diagnostic))
    }
    do throws(PlayFault) {
      return try list(root)
    } catch {
      throw EventFileError(diagnostics: [error.diagnostic])
    }
  }

  static func list(_ node: YAMLNode) throws(PlayFault) -> [PlayEvent] {
    guard case .sequence(let nodes) = node.content else {
      throw PlayFault(reason: .noList(found: node.phrase), place: node.place)
    }
    var events: [PlayEvent] = []
    for node in nodes { events.append(try PlayEvent(node)) }
    return events
  }

  private init(_ node: YAMLNode) throws(PlayFault) {
    guard case .mapping(let pairs) = node.content else {
      throw PlayFault(reason: .noList(found: node.phrase), place: node.place)
    }
    guard let time = pairs.first(where: { $0.key == "at" }) else {
      throw PlayFault(reason: .missingKey("at"), place: pairs.first?.keyPlace ?? node.place)
    }
    at = try PlayEvent.number(time.value)
    name = try pairs.first { $0.key == "event" }.map { pair throws(PlayFault) in
      if let word = pair.value.word, !word.isNothing { return word }
      throw PlayFault(
        reason: .wrongNode(of: "event", expected: "a word", found: pair.value.phrase),
        place: pair.value.place)
    }
    place = name?.place ?? time.keyPlace
    var fields: [Field] = []
    for pair in pairs where pair.key != "at" && pair.key != "event" {
      PlayEvent.add(pair, above: "", to: &fields)
    }
    self.fields = fields
  }

  private static func number(_ node: YAMLNode) throws(PlayFault) -> FixedPoint {
    if let word = node.word, word.isPlain, let number = try? FixedPoint(reading: word.text.utf8) {
      return number
    }
    throw PlayFault(
      reason: .wrongNode(of: "at", expected: "a number", found: node.phrase), place: node.place)
  }

  /// Nested mappings are dotted names; YAML is no deeper than its reader allows.
  private static func add(_ pair: YAMLPair, above: String, to fields: inout [Field]) {
    let name = Word(above + pair.key, at: pair.keyPlace)
    switch pair.value.content {
    case .scalar(let scalar): fields.append(Field(name: name, value: MachineValue(scalar)))
    case .sequence: fields.append(Field(name: name, value: .list))
    case .mapping(let pairs):
      fields.append(Field(name: name, value: .object))
      for pair in pairs { add(pair, above: name.text + ".", to: &fields) }
    }
  }
}

/// Why a file holds no events.
package struct EventFileError: Error, Sendable {
  package let diagnostics: [Diagnostic]
}

extension MachineValue {
  /// Unquoted numbers, `true`, `false` and `null` are those of JSON.
  init(_ scalar: YAMLScalar) {
    guard scalar.isPlain else {
      self = .string(scalar.text)
      return
    }
    switch scalar.text {
    case "true": self = .boolean(true)
    case "false": self = .boolean(false)
    case "null": self = .null
    default:
      do {
        self = .number(try FixedPoint(reading: scalar.text.utf8))
      } catch FixedPoint.ReadingError.notANumber {
        self = .string(scalar.text)
      } catch {
        self = .mistyped
      }
    }
  }
}
