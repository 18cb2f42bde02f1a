/// A decision or a setting that both policies have.
struct ComparedSubject {
  enum Kind: Hashable {
    case decision, setting
  }

  let kind: Kind
  let name: String
  /// Its number in each policy, among its kind.
  let indices: BothSides<Int>
  /// Whether both policies list it under `findings`.
  let areFindings: Bool
  /// The outputs of the second policy that are called otherwise in the first.
  let renamed: [String: String]

  func step(of side: ComparisonSide) -> Step {
    kind == .decision ? .decision(indices[side]) : .setting(indices[side])
  }

  /// The common name of an output.
  func output(_ name: String, of side: ComparisonSide) -> String {
    side == .second ? renamed[name] ?? name : name
  }
}

extension SampleEvaluation {
  mutating func outcome(of subject: ComparedSubject) -> ComparedOutcome {
    let side = side
    switch subject.kind {
    case .setting: return outcome(ofSetting: subject.indices[side])
    case .decision:
      return outcome(
        of: subject.indices[side], outputs: { subject.output($0, of: side) },
        areFindings: subject.areFindings)
    }
  }
}
