/// Hands one input after another to the reader that `FUZZ_TARGET` names.
///
/// The arguments are those of libFuzzer, whose own `main` is left aside: the package manager wants
/// a Swift one.
@main
enum FuzzEntry {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = FuzzTarget.chosen
    _ = runDriver(&count, &arguments) { start, count in
      FuzzTarget.chosen.check(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    }
  }
}

/// A function of libFuzzer, which no header of the toolchain declares. It ends the process itself
/// when something was found.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Ends the process unless something holds, so that libFuzzer keeps the input.
func demand(_ holds: Bool, _ expectation: @autoclosure () -> String) {
  if !holds { fatalError(expectation()) }
}
