import Foundation

extension [String] {
  /// The options of a command, each with a value; nil if the last value is missing.
  var namedValues: [(name: String, value: String)]? {
    guard count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: count, by: 2).map { (self[$0], self[$0 + 1]) }
  }
}

extension Int {
  /// Reads a number that is greater than zero; nil for any other text.
  init?(positive text: String) {
    guard let number = Int(text), number > 0 else { return nil }
    self = number
  }
}

/// Prints a line at once, even into a file.
func say(_ line: some CustomStringConvertible) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
