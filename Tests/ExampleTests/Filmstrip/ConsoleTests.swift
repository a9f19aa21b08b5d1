import Foundation
import Testing

@testable import filmstrip

struct ConsoleTests {
  private final class Output {
    var text = ""
    var errors = ""
  }

  @Test func `lines and errors are written to different streams`() throws {
    let output = Output()
    let console = Console(
      write: { output.text += $0 },
      writeError: { output.errors += $0 }
    )
    try console.print(["one", "two"])
    console.printError("no")
    #expect(output.text == "one\ntwo\n")
    #expect(output.errors == "filmstrip: no\n")
  }

  @Test func `an output that cannot be written is an error in a few words`() {
    let console = Console(
      write: { _ in throw NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC)) },
      writeError: { _ in }
    )
    let failure = #expect(throws: Failure.self) { try console.print(["line"]) }
    #expect(failure?.description == "the output cannot be written: No space left on device")
  }
}
