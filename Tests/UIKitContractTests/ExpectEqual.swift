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
  record("\(value) is not \(expected)", note: note(), at: place)
}

func expectNil<Value>(
  _ value: Value?, note: @autoclosure () -> String = "", fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let value else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  record("\(value) is not nil", note: note(), at: place)
}

private func record(_ message: String, note: String, at place: SourceLocation) {
  let comment = note.isEmpty ? message : "\(message): \(note)"
  Issue.record(Comment(rawValue: comment), sourceLocation: place)
}
