/// Something whose time is measured: it does its work as often as it is told.
///
/// The loop is inside, so that a call of the closure is not what is measured.
package struct Subject {
  package let name: String
  package let run: (_ times: Int) -> Void

  package init(_ name: String, run: @escaping (_ times: Int) -> Void) {
    self.name = name
    self.run = run
  }

  /// Work on a state that the closure alone holds while it runs: no access to it is checked.
  package init<State>(
    _ name: String, _ state: State, run: @escaping (_ state: inout State, _ times: Int) -> Void
  ) {
    let box = Box(state)
    self.init(name) { times in
      guard var state = box.state.take() else { return }
      run(&state, times)
      box.state = state
    }
  }
}

private final class Box<State> {
  var state: State?

  init(_ state: State) { self.state = state }
}

/// Makes the compiler believe that a value is used.
@inline(never)
package func use<Value>(_ value: Value) {}
