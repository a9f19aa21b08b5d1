import Foundation

/// The output of the command, with a line of progress under it in a terminal.
package final class Console {
  private let write: (String) throws -> Void
  private let writeError: (String) -> Void
  /// False in a pipe or a file: what is rewritten there stays.
  private let isInteractive: Bool
  private var progress = ""

  init(
    isInteractive: Bool,
    write: @escaping (String) throws -> Void,
    writeError: @escaping (String) -> Void
  ) {
    self.isInteractive = isInteractive
    self.write = write
    self.writeError = writeError
  }

  /// The console of the process.
  ///
  /// A pipe that is closed is an error, and does not end the process by itself.
  package static func standard() -> Console {
    signal(SIGPIPE, SIG_IGN)
    return Console(
      isInteractive: isatty(STDOUT_FILENO) == 1,
      write: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
    )
  }

  func print(_ lines: String...) throws { try print(lines) }

  func print(_ lines: [String]) throws {
    let text = lines.map { "\($0)\n" }.joined()
    // Return, and erase to the end of the line.
    try writeChecked(progress.isEmpty ? text : "\r\u{1B}[K\(text)\(progress)")
  }

  func printError(_ text: String) {
    try? endProgress()
    writeError("filmstrip: \(text)\n")
  }

  func showProgress(_ text: String) throws {
    guard isInteractive else { return }
    progress = text
    try writeChecked("\r\u{1B}[K\(text)")
  }

  func endProgress() throws {
    guard !progress.isEmpty else { return }
    progress = ""
    try writeChecked("\r\u{1B}[K")
  }

  private func writeChecked(_ text: String) throws {
    do {
      try write(text)
    } catch {
      throw Failure("the output cannot be written: \(Failure.reason(of: error))")
    }
  }
}
