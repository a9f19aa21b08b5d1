import Testing

/// Records an issue if a value differs from the expected one.
///
/// `#expect(value == expected)` is the same check, but takes the compiler 11 to 28 ms per line,
/// instead of less than one. A note names the value if one line compares several values.
func expectEqual<Value: Equatable>(
  _ value: Value, to expected: Value, note: @autoclosure () -> String = "",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value == expected { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let note = note().isEmpty ? "" : ": \(note())"
  Issue.record("\(value) is not \(expected)\(note)", sourceLocation: place)
}

func expectNil<Value>(
  _ value: Value?, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) {
  let text = value.map { "\($0)" }
  expectEqual(text, to: nil, fileID: fileID, filePath: filePath, line: line, column: column)
}
