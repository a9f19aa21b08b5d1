import Foundation
import Testing

@testable import FilmstripKit

struct FilmstripOptionsTests {
  private let scripts = [
    Script(
      title: "hide", setups: ["login", "contact-form"].map { .init(screen: $0, device: "") },
      steps: []
    ),
    Script(title: "first focus", setups: [.init(screen: "contact-form", device: "")], steps: []),
  ]

  private func parse(_ arguments: String...) throws -> FilmstripOptions {
    try FilmstripOptions(arguments, screens: ["login", "contact-form"], scripts: scripts)
  }

  private func options(_ change: (inout FilmstripOptions) -> Void = { _ in }) -> FilmstripOptions {
    var options = FilmstripOptions()
    options.screen = "login"
    change(&options)
    return options
  }

  @Test func `without options, one screen is drawn into a folder that git ignores`() throws {
    try expectEqual(parse(), to: options())
    let ignored = try Repository.text(".gitignore")
    #expect(ignored.split(separator: "\n").contains("\(options().output)/"))
  }

  @Test func `with --all, every screen and script is played`() throws {
    let all = try parse("--all", "--out", "a")
    #expect(all.isComplete && all.screen == nil && all.script == nil && all.output == "a")
  }

  @Test func `an option takes the next word as its value`() throws {
    try expectEqual(parse("--out", "a b"), to: options { $0.output = "a b" })
    try expectEqual(parse("--out", "a", "--out", "b"), to: options { $0.output = "b" })
    try expectEqual(parse("--screen", "login"), to: options { $0.screen = "login" })
    // One script is played on all its screens.
    try expectEqual(
      parse("--script", "hide"), to: options { ($0.screen, $0.script) = (nil, "hide") }
    )
  }

  @Test func `help is shown beside valid options, and not beside an invalid one`() throws {
    #expect(try parse("--out", "a", "--help").showsHelp)
    #expect(try parse("-h").showsHelp)
    #expect(throws: Failure.self) { try parse("--help", "--nope") }
  }

  @Test(arguments: [
    (["--nope"], "unknown option --nope; --help lists the options"),
    (["login"], "unknown option login; --help lists the options"),
    ([""], "unknown option ; --help lists the options"),
    (["--help=yes"], "unknown option --help=yes; --help lists the options"),
    (["--out"], "--out needs a value"),
    (["--out", ""], "--out needs a value"),
    (["--out", "--screen"], "--out needs a value"),
    (["--screen", "Login"], "--screen Login is unknown; there are login, contact-form"),
    (
      ["--screen", "login", "--script", "first-focus"],
      "the script first-focus is not for login; it is for contact-form"
    ),
    (["--script", "x"], "--script x is unknown; there are hide, first-focus"),
    (
      ["--all", "--screen", "login"],
      "--all plays every screen and script; leave --screen and --script out"
    ),
  ])
  func `an error names an invalid option`(arguments: [String], message: String) {
    do {
      let request = try FilmstripOptions(
        arguments, screens: ["login", "contact-form"], scripts: scripts
      )
      Issue.record("was understood as \(request)")
    } catch {
      expectEqual(error.description, to: message)
    }
  }
}
