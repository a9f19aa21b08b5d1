import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit
import Workshop

@testable import FilmstripKit

@MainActor struct RecordingCommandTests: RunsFilmstrip {
  @Test func `a session is drawn, and recorded for a replay`() throws {
    try withFolder { folder in
      let session = Session(kind: "plain-form", seed: 1, steps: [.init(action: .tap(0))])
      let sentence = Filmstrip(session, title: "tap").sentence
      expectEqual(sentence, to: "Everything moved as a person expects.")
      let recording = Recording.playing(session, as: "tap")
      #expect(!recording.notifications.isEmpty)
      let file = "\(folder)/tap.recording.json"
      try recording.data().write(to: URL(fileURLWithPath: file))
      let replayed = run("--recording", file, "--compare", "--out", folder)
      #expect(replayed.text.contains(", no difference."), "\(replayed.text)\(replayed.errors)")
    }
  }

  @Test func `a recording is replayed, drawn, and shown on a page`() throws {
    try withFolder { folder in
      var options = HeadlessOptions()
      options.clampsOnInsetShrink = false
      try RecordedScreens.form(options).write(to: URL(fileURLWithPath: "\(folder)/form.json"))
      let drawn = run("--recording", "\(folder)/form.json", "--out", folder)
      expectEqual(drawn.status, to: 0, note: "\(drawn.errors)")
      let end = "1 difference.\n\(folder)/recording-form.html\n"
      #expect(drawn.text.hasSuffix(end) && !drawn.text.contains("[S17"), "\(drawn.text)")
      let compared = run("--recording", "\(folder)/form.json", "--compare", "--out", folder)
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
      for trace in try FilmstripCommand.recordings(path: traces.path) {
        let outcome = RecordingReplay(trace).play(rate: 30)
        expectEqual(outcome.differences, to: [])
        expectEqual(outcome.moments.isEmpty, to: trace.entries.isEmpty)
      }
      let run = run("--recording", traces.path, "--out", folder)
      expectEqual(run.status, to: 0, note: "\(run.errors)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      expectEqual(files.count, to: 94)
      #expect(run.text.contains("ix-375x216-show: A published trace: it has no times"))
    }
  }
}
