/// Looks for the value of an option in arguments that may contain errors.
///
/// An error is reported in the format and the colours that were asked for, whatever else is wrong.
enum ArgumentScan {
  static func value(of option: Option, in arguments: [String]) -> String? {
    let arguments = arguments.prefix { $0 != "--" }
    for (index, argument) in arguments.enumerated() {
      if argument == option.spelling { return arguments.dropFirst(index + 1).first }
      let attached = option.spelling + "="
      if argument.hasPrefix(attached) { return String(argument.dropFirst(attached.count)) }
    }
    return nil
  }
}
