import Foundation

/// The options of a command: words with a value, and words without one.
struct Options {
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Reads the arguments of the process; with any other word it prints the usage and ends.
  init(values known: Set<String>, flags knownFlags: Set<String>, usage: String) {
    var words = CommandLine.arguments.dropFirst()
    while let word = words.popFirst() {
      if knownFlags.contains(word) {
        flags.insert(word)
      } else if known.contains(word), let value = words.popFirst() {
        values[word] = value
      } else {
        say("usage: \(usage)")
        exit(64)
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func text(_ name: String) -> String? { values[name] }

  /// A number from one on.
  func number(_ name: String) -> Int? { values[name].flatMap { Int($0) }.map { max(1, $0) } }
}

/// Prints a line at once, also into a file.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
