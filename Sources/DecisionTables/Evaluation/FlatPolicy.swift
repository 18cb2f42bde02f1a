/// A policy as evaluation reads it: flat arrays, so that nothing is retained, copied or allocated
/// on the way to a result.
struct FlatPolicy: Sendable {
  /// The decisions, then the settings.
  let tables: FlatArray<FlatTable>
  /// Tables that must be evaluated before another, in order.
  let steps: FlatArray<Int32>
  let rows: FlatArray<FlatRow>
  /// What does not change of the values of rows.
  let rowValues: FlatArray<Value>
  let moves: FlatArray<FlatMove>
  /// The slots of outputs.
  let outputs: FlatArray<Int32>
  let expressions: FlatArray<FlatExpression>
  let instructions: FlatArray<Instruction>
  /// Lists of words whose letter case is forgiven.
  let words: FlatArray<StringID>
  /// The slots of the facts of elements, list after list.
  let fields: FlatArray<Int32>
  let lists: FlatArray<FlatRange>
  let trees: TreeMemory
  /// The type of each slot.
  let types: FlatArray<ValueType>
  /// How many values the deepest expression keeps at once.
  let stackDepth: Int

  init(
    _ policy: Policy, decisions: [CompiledTable], settings: [CompiledTable],
    in storage: FlatStorage
  ) {
    trees = TreeMemory((decisions + settings).map(\.tree), in: storage)
    var builder = FlatPolicyBuilder(policy, trees.places)
    for (index, table) in decisions.enumerated() { builder.add(policy.decisions[index], table) }
    for (index, table) in settings.enumerated() { builder.add(policy.settings[index], table) }
    builder.addSteps()
    tables = storage.array(builder.tables)
    steps = storage.array(builder.steps)
    rows = storage.array(builder.rows)
    rowValues = storage.array(builder.rowValues)
    moves = storage.array(builder.moves)
    outputs = storage.array(builder.outputs)
    expressions = storage.array(builder.expressions)
    instructions = storage.array(builder.instructions)
    words = storage.array(builder.words)
    fields = storage.array(builder.fields)
    lists = storage.array(builder.lists)
    types = storage.array(policy.slots.map(\.typing.type))
    stackDepth = builder.stackDepth
  }
}
