@testable import DecisionTables

/// A tree in the memory that evaluation reads, without an evaluation around it.
struct FlatTree {
  private let memory: TreeMemory
  private let storage = FlatStorage()

  init(_ tree: DecisionTree) { memory = TreeMemory([tree], in: storage) }

  func leaf(for values: [Value], in strings: StringPool) -> DecisionTree.Leaf {
    var values = values
    return values.withUnsafeMutableBufferPointer { values in
      DecisionTree.leaf(
        memory.leaf(of: memory.places[0], for: values) { strings.string($0, hasPrefix: $1) })
    }
  }

  /// All rules that match.
  func matches(for values: [Value], in strings: StringPool) -> [Int] {
    var values = values
    var words = [UInt64](repeating: 0, count: memory.places[0].wordCount)
    values.withUnsafeMutableBufferPointer { values in
      words.withUnsafeMutableBufferPointer { words in
        memory.match(memory.places[0], for: values, into: words) {
          strings.string($0, hasPrefix: $1)
        }
      }
    }
    return RuleSet(words: words).rules
  }
}
