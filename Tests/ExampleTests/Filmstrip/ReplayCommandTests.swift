import Foundation
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit
import Workshop

@testable import FilmstripKit
@testable import ReplayKit

@MainActor struct ReplayCommandTests: RunsFilmstrip {
  @Test func `a session is drawn, and recorded for a replay`() throws {
    try withFolder { folder in
      let session = Session(kind: "plain-form", seed: 1, steps: [.init(action: .tap(0))])
      let sentence = Filmstrip(session, title: "tap").sentence
      expectEqual(sentence, to: "Everything moved as a person expects.")
      let recording = Recording.playing(session, as: "tap")
      #expect(!recording.notifications.isEmpty)
      let file = "\(folder)/tap.recording.json"
      try recording.data().write(to: URL(fileURLWithPath: file))
      let replayed = replay("--recording", file, "--compare", "--out", folder)
      #expect(replayed.text.contains(", no difference."), "\(replayed.text)\(replayed.errors)")
    }
  }

  @Test func `a recording is replayed, drawn, and shown on a page`() throws {
    try withFolder { folder in
      var options = HeadlessOptions()
      options.clampsOnInsetShrink = false
      try RecordedScreens.form(options).write(to: URL(fileURLWithPath: "\(folder)/form.json"))
      let drawn = replay("--recording", "\(folder)/form.json", "--out", folder)
      expectEqual(drawn.status, to: 0, note: "\(drawn.errors)")
      let end = "1 difference.\n\(folder)/recording-form.html\n"
      #expect(drawn.text.hasSuffix(end) && !drawn.text.contains("[S17"), "\(drawn.text)")
      let compared = replay("--recording", "\(folder)/form.json", "--compare", "--out", folder)
      // The content ends at an offset of 1200 + 302 - 844.
      let line =
        "   4.000 s  content offset: 658; the stand-in: 356 (302 points)"
        + "  [S17, a shrinking bottom inset clamps the offset in the setter]\n"
      #expect(compared.text.hasPrefix(line) && compared.text.hasSuffix(end))
      let picture = try String(contentsOfFile: "\(folder)/recording-form.svg", encoding: .utf8)
      #expect(picture.contains("S17: content offset") && picture.contains("keyboardWillHide"))
      let page = try String(contentsOfFile: "\(folder)/recording-form.html", encoding: .utf8)
      #expect(page.contains(#""techniques":["device","stand-in"]"#))
    }
  }

  @Test func `every published trace is drawn, not compared, and shown on a page`() throws {
    try withFolder { folder in
      let traces = Repository.root.appendingPathComponent("Example/Traces/keyboard-traces.json")
      for trace in try ReplayCommand.recordings(path: traces.path) {
        let outcome = RecordingReplay(trace).play(rate: 30)
        expectEqual(outcome.differences, to: [])
        expectEqual(outcome.moments.isEmpty, to: trace.entries.isEmpty)
      }
      let run = replay("--recording", traces.path, "--out", folder)
      expectEqual(run.status, to: 0, note: "\(run.errors)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      expectEqual(files.count, to: 94)
      #expect(run.text.contains("ix-375x216-show: A published trace: it has no times"))
    }
  }

  // `.ci/run` plays the traces on all screens.
  @Test func `published traces are played`() throws {
    try withFolder { folder in
      let traces = Repository.root.appendingPathComponent("Example/Traces/keyboard-traces.json")
      let run = replay("--screen", "login", "--traces", traces.path, "--out", folder)
      expectEqual(run.status, to: 0, note: "\(run.errors)")
      #expect(run.text.contains("93 traces"))
    }
  }

  @Test(arguments: [
    ("--traces", "", "cannot be read: The given data was not valid JSON."),
    (
      "--traces", #"[{"id": "a", "events": [{"end": 0}]}]"#,
      "cannot be read: [0].events[0].end: Expected to decode Array"
    ),
    ("--traces", "[{}]", "cannot be read: [0].id: The member is missing."),
    ("--traces", #"[{"id": 7}]"#, "cannot be read: [0].id: Expected to decode String"),
    (
      "--traces", #"[{"id": "a", "events": [{}, {"end": [0, 1, "2", 3]}]}]"#,
      "cannot be read: [0].events[1].end[2]: "
    ),
    ("--traces", nil, "cannot be read: No such file or directory\n"),
    ("--recording", "[", "cannot be read: The given data was not valid JSON."),
    ("--recording", "{}", "cannot be read: format: The member is missing."),
  ])
  func `for a file that cannot be played, the error names the file, and nothing is written`(
    option: String, content: String?, complaint: String
  ) throws {
    try withFolder { folder in
      let file = "\(folder)/file.json"
      try content.map { try Data($0.utf8).write(to: URL(fileURLWithPath: file)) }
      let run = replay(option, file, "--out", "\(folder)/pictures")
      expectEqual(run.status, to: 1)
      #expect(run.errors.hasPrefix("replay: \(file): \(complaint)"), "\(run.errors)")
      #expect(run.text.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/pictures"))
    }
  }

  @Test func `help exits with status 0, and an invalid command line with status 2`() {
    let help = replay("--help")
    expectEqual(help.status, to: 0)
    expectEqual([help.text.hasPrefix("usage: replay"), help.errors.isEmpty], to: [true, true])
    for option in ["recording", "compare", "traces", "screen", "out", "help"] {
      #expect(help.text.contains("\n  --\(option) "), "\(option)")
    }
    for (arguments, message) in [
      (["--compare"], "--compare needs --recording"),
      (
        ["--recording", "a.json", "--screen", "login"],
        "--recording plays no screen; leave --screen and --traces out"
      ),
      (
        ["--recording", "a.json", "--traces", "b.json"],
        "--recording plays no screen; leave --screen and --traces out"
      ),
      (["--nope"], "unknown option --nope; --help lists the options"),
    ] {
      var errors = ""
      let console = Console(command: "replay", write: { _ in }, writeError: { errors += $0 })
      expectEqual(ReplayCommand(console: console).run(arguments), to: 2)
      expectEqual(errors, to: "replay: \(message)\n")
    }
  }

  @Test func `without options, the traces of the repository are for every screen`() throws {
    let options = try ReplayOptions([], screens: [])
    expectEqual(options, to: ReplayOptions())
    let folder = Repository.root
    #expect(FileManager.default.fileExists(atPath: folder.path + "/" + options.traces))
    expectEqual(options.output, to: FilmstripOptions().output)
    try expectEqual(ReplayOptions(["--traces", "t.json"], screens: []).traces, to: "t.json")
  }
}
