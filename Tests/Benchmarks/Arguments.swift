import Foundation
import KeyboardScrollingHeadless

/// The options of a command: names with values.
struct Arguments {
  struct Invalid: Error {
    let usage: String
  }

  private let usage: String
  private let values: [String: String]

  /// Reads a command line.
  ///
  /// - Throws: ``Invalid`` if a name is not in the usage or a value is missing.
  init(_ words: some Collection<String>, usage: String) throws(Invalid) {
    self.usage = usage
    let words = Array(words)
    guard words.count.isMultiple(of: 2) else { throw Invalid(usage: usage) }
    let pairs = stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
    values = Dictionary(pairs) { $1 }
    let names = usage.split { " []\n".contains($0) }.filter { $0.hasPrefix("--") }
    guard values.keys.allSatisfy({ names.contains(Substring($0)) }) else {
      throw Invalid(usage: usage)
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// Returns the value of an option; nil without the option.
  ///
  /// - Throws: ``Invalid`` if `read` returns nil.
  func value<Value>(_ name: String, _ read: (String) -> Value?) throws(Invalid) -> Value? {
    guard let text = values[name] else { return nil }
    guard let value = read(text) else { throw Invalid(usage: usage) }
    return value
  }

  func isYes(_ name: String) -> Bool { values[name] == "yes" }

  /// Returns a number above zero, or the default.
  func count(_ name: String, or usual: Int) throws(Invalid) -> Int {
    try value(name, Int.init(positive:)) ?? usual
  }

  func seed() throws(Invalid) -> Int { try value("--seed") { Int($0) } ?? 1 }

  func roughness() throws(Invalid) -> (_ seed: Int) -> Roughness? {
    let knobs = try value("--rough") { Roughness($0, seed: 0) == nil ? nil : $0 }
    return { seed in knobs.flatMap { Roughness($0, seed: seed) } }
  }
}

struct Watch {
  private let start = ContinuousClock.now
  private var lastReport = Int64(0)

  var seconds: Int64 { (ContinuousClock.now - start).components.seconds }

  /// Returns true every ten seconds.
  mutating func isReportDue() -> Bool {
    guard seconds - lastReport >= 10 else { return false }
    lastReport = seconds
    return true
  }
}

extension Int {
  init?(positive text: String) {
    guard let number = Int(text), number > 0 else { return nil }
    self = number
  }
}

/// Prints a line without buffering, so that a file shows the progress.
func say(_ line: some CustomStringConvertible) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// Reads a file; if that fails, prints the error and returns nil.
func read<Value>(_ file: String, _ decode: (Data) throws -> Value) -> Value? {
  do { return try decode(Data(contentsOf: URL(fileURLWithPath: file))) } catch {
    say("\(file): \(error)")
    return nil
  }
}

/// Writes a file, and prints `use`; if that fails, prints the error.
func write(_ data: @autoclosure () throws -> Data, to file: String, use: String = "") {
  do {
    try data().write(to: URL(fileURLWithPath: file))
    if !use.isEmpty { say("  \(use)") }
  } catch { say("  \(file) cannot be written: \(error)") }
}
