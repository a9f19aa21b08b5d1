import Foundation

package struct Console {
  /// The name of the command, which begins each error.
  let command: String
  let write: (String) throws -> Void
  let writeError: (String) -> Void

  /// Returns the process's console; a write to a closed pipe throws instead of ending the process.
  package static func standard(_ command: String) -> Console {
    signal(SIGPIPE, SIG_IGN)
    return Console(
      command: command,
      write: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
    )
  }

  package func print(_ lines: [String]) throws(Failure) {
    try Failure.explain("the output cannot be written") {
      try write(lines.map { "\($0)\n" }.joined())
    }
  }

  package func printError(_ text: String) { writeError("\(command): \(text)\n") }
}
