import Foundation

/// The options of a command, each a name and a value.
struct Arguments {
  struct Invalid: Error {}

  private let values: [String: String]

  /// Reads the words of a command line.
  ///
  /// - Throws: ``Invalid`` if a name is unknown or a value is missing.
  init(_ words: [String], names: Set<String>) throws(Invalid) {
    guard words.count.isMultiple(of: 2) else { throw Invalid() }
    let pairs = stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
    values = Dictionary(pairs) { $1 }
    guard names.isSuperset(of: values.keys) else { throw Invalid() }
  }

  subscript(name: String) -> String? { values[name] }

  /// Returns a value, read from its text; nil without one.
  ///
  /// - Throws: ``Invalid`` for a text that cannot be read.
  func value<Value>(_ name: String, _ read: (String) -> Value?) throws(Invalid) -> Value? {
    guard let text = values[name] else { return nil }
    guard let value = read(text) else { throw Invalid() }
    return value
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

/// Reads a file; nil, with a message, if it cannot be read.
func read<Value>(_ file: String, _ decode: (Data) throws -> Value) -> Value? {
  do { return try decode(Data(contentsOf: URL(fileURLWithPath: file))) } catch {
    say("\(file): \(error)")
    return nil
  }
}

/// Writes a file, and says how to use it, or why it cannot be written.
func write(_ data: @autoclosure () throws -> Data, to file: String, use: String = "") {
  do {
    try data().write(to: URL(fileURLWithPath: file))
    if !use.isEmpty { say("  \(use)") }
  } catch { say("  \(file) cannot be written: \(error)") }
}
