/// Starts and ends: what no tool can be faster than.
@main
struct Empty {
  static func main() {}
}
