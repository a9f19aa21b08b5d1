import Foundation

/// The output of the command.
package struct Console {
  private let write: (String) throws -> Void
  private let writeError: (String) -> Void

  init(write: @escaping (String) throws -> Void, writeError: @escaping (String) -> Void) {
    self.write = write
    self.writeError = writeError
  }

  /// The console of the process: a closed pipe is an error, and does not end the process by itself.
  package static func standard() -> Console {
    signal(SIGPIPE, SIG_IGN)
    return Console(
      write: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
    )
  }

  func print(_ lines: String...) throws { try print(lines) }

  func print(_ lines: [String]) throws {
    do {
      try write(lines.map { "\($0)\n" }.joined())
    } catch {
      throw Failure("the output cannot be written: \(Failure.reason(of: error))")
    }
  }

  func printError(_ text: String) { writeError("filmstrip: \(text)\n") }
}
