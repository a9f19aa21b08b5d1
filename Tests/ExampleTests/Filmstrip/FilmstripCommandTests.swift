import ExampleScreens
import Foundation
import Testing

@testable import FilmstripKit

@MainActor struct FilmstripCommandTests: RunsFilmstrip {
  @Test func `help exits with status 0, and an unknown option with status 2 and one line of error`()
  {
    let help = run("--help")
    expectEqual(help.status, to: 0)
    expectEqual([help.text.hasPrefix("usage: filmstrip"), help.errors.isEmpty], to: [true, true])
    for option in ["all", "out", "screen", "script", "recipes", "help"] {
      #expect(help.text.contains("\n  --\(option) "), "\(option)")
    }
    #expect(help.text.contains("\n  hide                   login, contact-form\n"))
    let unknown = run("--speed", "2")
    expectEqual(unknown.status, to: 2)
    #expect(unknown.text.isEmpty)
    let errors = "filmstrip: unknown option --speed; --help lists the options\n"
    expectEqual(unknown.errors, to: errors)
  }

  @Test func `a script is played and drawn`() throws {
    try withFolder { folder in
      let run = run("--screen", "login", "--script", "hide", "--out", "\(folder)/pictures")
      expectEqual(run.status, to: 0, note: "\(run.errors)")
      #expect(run.text.contains("\n4 steps on 1 screen, "))
      #expect(run.text.contains("\n0 broken rules\n1 file in"))
      #expect(run.text.contains("\nopen \(folder)/pictures/login-hide.svg in a browser\n--all "))
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pictures")
      expectEqual(files, to: ["login-hide.svg"])
    }
  }

  @Test func `the recipes are drawn without other scripts`() throws {
    try withFolder { folder in
      let run = run("--recipes", "--out", folder)
      expectEqual(run.status, to: 0, note: "\(run.errors)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      let names = RecipeScript.all.map(\.fileName)
      expectEqual(Set(files), to: Set(names))
      expectEqual(run.text, to: names.map { "\(folder)/\($0)\n" }.joined())
    }
  }

  @Test func `an error names a folder or picture that cannot be written, before a script plays`()
    throws
  {
    try withFolder { folder in
      let file = "\(folder)/file"
      try Data().write(to: URL(fileURLWithPath: file))
      let run = run("--script", "hide", "--out", "\(file)/pictures")
      expectEqual(run.status, to: 1)
      #expect(run.errors.hasPrefix("filmstrip: \(file)/pictures: cannot be written to: "))
      #expect(run.text.isEmpty)
    }
    // In this folder of the kernel, not even an administrator can create files.
    let error = #expect(throws: Failure.self) { try OutputFolder(path: "/proc/self/fd").prepare() }
    expectEqual(error?.description.hasPrefix("/proc/self/fd: cannot be written to: "), to: true)
    try withFolder { folder in
      // A folder has the name of the file.
      let taken = URL(fileURLWithPath: "\(folder)/a.svg/x")
      try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
      let error = #expect(throws: Failure.self) {
        try OutputFolder(path: folder).write([("a.svg", "")])
      }
      expectEqual(error?.description.hasPrefix("\(folder)/a.svg: cannot be written: "), to: true)
    }
  }

  @Test func `output that cannot be written is an error with a short message`() {
    var errors = ""
    let console = Console(
      command: "filmstrip",
      write: { _ in throw NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC)) },
      writeError: { errors += $0 }
    )
    expectEqual(FilmstripCommand(console: console).run(["--help"]), to: 1)
    expectEqual(errors, to: "filmstrip: the output cannot be written: No space left on device\n")
  }
}
