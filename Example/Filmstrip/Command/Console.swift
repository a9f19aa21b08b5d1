import Foundation

package struct Console {
  let write: (String) throws -> Void
  let writeError: (String) -> Void

  /// Returns the process's console; a write to a closed pipe throws instead of ending the process.
  package static func standard() -> Console {
    signal(SIGPIPE, SIG_IGN)
    return Console(
      write: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
    )
  }

  func print(_ lines: [String]) throws(Failure) {
    try Failure.explain("the output cannot be written") {
      try write(lines.map { "\($0)\n" }.joined())
    }
  }

  func printError(_ text: String) { writeError("filmstrip: \(text)\n") }
}
