#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What figures were measured on.
package struct Machine: Sendable {
  /// `Linux`
  package let system: String
  /// `x86_64`
  package let architecture: String
  /// How many processors are at work.
  package let processors: Int

  package init() {
    var names = utsname()
    let isKnown = uname(&names) == 0
    system = isKnown ? Machine.text(&names.sysname) : ""
    architecture = isKnown ? Machine.text(&names.machine) : ""
    processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
  }

  private static func text<Characters>(_ characters: inout Characters) -> String {
    withUnsafeBytes(of: &characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
