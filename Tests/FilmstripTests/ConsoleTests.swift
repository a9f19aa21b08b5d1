@testable import FilmstripKit
import Foundation
import Testing

struct ConsoleTests {
  private final class Output {
    var text = ""
    var errors = ""
  }

  private func record(isInteractive: Bool, _ body: (Console) throws -> Void) rethrows -> Output {
    let output = Output()
    try body(
      Console(
        isInteractive: isInteractive,
        write: { output.text += $0 },
        writeError: { output.errors += $0 }
      )
    )
    return output
  }

  private func play(_ console: Console) throws {
    try console.showProgress("1 of 2")
    try console.print(["line"])
    try console.showProgress("2 of 2")
    try console.endProgress()
    try console.print(["end"])
  }

  @Test func `in a pipe there are lines and nothing else`() throws {
    #expect(try record(isInteractive: false, play).text == "line\nend\n")
  }

  @Test func `in a terminal the progress stays under the lines and goes at the end`() throws {
    let erase = "\r\u{1B}[K"
    #expect(
      try record(isInteractive: true, play).text
        == "\(erase)1 of 2\(erase)line\n1 of 2\(erase)2 of 2\(erase)end\n"
    )
  }

  @Test func `an error ends the progress and goes to its own place`() throws {
    let output = try record(isInteractive: true) { console in
      try console.showProgress("1 of 2")
      console.printError("no")
    }
    #expect(output.errors == "filmstrip: no\n")
    #expect(output.text.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `an output that takes no more is an error in a few words`() {
    let console = Console(
      isInteractive: false,
      write: { _ in throw NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC)) },
      writeError: { _ in }
    )
    let failure = #expect(throws: Failure.self) { try console.print("line") }
    #expect(failure?.description == "the output cannot be written: No space left on device")
  }
}
