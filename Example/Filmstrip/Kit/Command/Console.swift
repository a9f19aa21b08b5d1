import Foundation

/// Where lines go, with a line of progress under them where somebody watches.
package final class Console {
  private let write: (String) -> Void
  private let writeError: (String) -> Void
  /// False in a pipe or a file: what is rewritten there stays.
  private let isInteractive: Bool
  private var progress = ""

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - isInteractive: True when the output is a terminal.
  ///   - write: Takes text for the output.
  ///   - writeError: Takes text for the error output.
  package init(
    isInteractive: Bool,
    write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void
  ) {
    self.isInteractive = isInteractive
    self.write = write
    self.writeError = writeError
  }

  /// The console of the process.
  package static func standard() -> Console {
    Console(
      isInteractive: isatty(STDOUT_FILENO) == 1,
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) }
    )
  }

  package func print(_ lines: [String]) {
    let text = lines.map { "\($0)\n" }.joined()
    // Return, and erase to the end of the line.
    write(progress.isEmpty ? text : "\r\u{1B}[K\(text)\(progress)")
  }

  package func printError(_ text: String) {
    endProgress()
    writeError("\(text)\n")
  }

  package func showProgress(_ text: String) {
    guard isInteractive else { return }
    progress = text
    write("\r\u{1B}[K\(text)")
  }

  package func endProgress() {
    guard !progress.isEmpty else { return }
    progress = ""
    write("\r\u{1B}[K")
  }
}
