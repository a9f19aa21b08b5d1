import FilmstripKit
import Testing

struct ConsoleTests {
  private final class Output {
    var text = ""
    var errors = ""
  }

  private func record(isInteractive: Bool, _ body: (Console) -> Void) -> Output {
    let output = Output()
    body(
      Console(
        isInteractive: isInteractive,
        write: { output.text += $0 },
        writeError: { output.errors += $0 }
      )
    )
    return output
  }

  private func play(_ console: Console) {
    console.showProgress("1 of 2")
    console.print(["line"])
    console.showProgress("2 of 2")
    console.endProgress()
    console.print(["end"])
  }

  @Test func `in a pipe there are lines and nothing else`() {
    #expect(record(isInteractive: false, play).text == "line\nend\n")
  }

  @Test func `in a terminal the progress stays under the lines and goes at the end`() {
    let erase = "\r\u{1B}[K"
    #expect(
      record(isInteractive: true, play).text
        == "\(erase)1 of 2\(erase)line\n1 of 2\(erase)2 of 2\(erase)end\n"
    )
  }

  @Test func `an error ends the progress and goes to its own place`() {
    let output = record(isInteractive: true) { console in
      console.showProgress("1 of 2")
      console.printError("no")
    }
    #expect(output.errors == "no\n")
    #expect(output.text.hasSuffix("\r\u{1B}[K"))
  }
}
