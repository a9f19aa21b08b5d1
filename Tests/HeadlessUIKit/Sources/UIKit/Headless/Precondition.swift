/// Stops the program with `message` if `condition` is false.
///
/// The standard library's function of this name prints nothing in an optimized build, and the
/// stand-in is always optimized, by a setting in the manifest.
func precondition(
  _ condition: Bool,
  _ message: @autoclosure () -> String,
  file: StaticString = #file,
  line: UInt = #line
) {
  if !condition {
    fatalError(message(), file: file, line: line)
  }
}
