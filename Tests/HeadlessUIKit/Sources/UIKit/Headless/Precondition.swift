/// Stops the program with `message` if `condition` is false.
///
/// The standard library's function prints nothing in an optimized build, and the manifest always
/// optimizes the stand-in.
func precondition(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #file,
  line: UInt = #line
) {
  if !condition { fatalError(message(), file: file, line: line) }
}
