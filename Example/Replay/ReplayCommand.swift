import ExampleScreens
@_spi(Headless) package import FilmstripKit
import Foundation
import KeyboardScrollingTesting
@_spi(Headless) import UIKit

/// The command `replay`, which plays recorded keyboards, and draws them.
@MainActor package struct ReplayCommand {
  let console: Console

  package init(console: Console) { self.console = console }

  /// Runs the command.
  ///
  /// - Parameter arguments: The command line without the name of the command.
  /// - Returns: The exit status: 0, 1 for a failure, 2 for an invalid command line.
  package func run(_ arguments: [String]) -> Int32 {
    let screens = Screen.all.map(\.name)
    return console.run { () throws(Failure) in
      try ReplayOptions(arguments, screens: screens)
    } _: { options in
      if options.showsHelp {
        try console.print([ReplayOptions.usage(screens: screens)])
      } else if let path = options.recording {
        try draw(recording: path, options)
      } else {
        try playTraces(options)
      }
    }
  }

  /// Plays the traces on the screens, and writes a page unless only one screen is asked for.
  private func playTraces(_ options: ReplayOptions) throws {
    let traces = try Self.recordings(path: options.traces)
    let folder = options.screen == nil ? OutputFolder(path: options.output) : nil
    try folder?.prepare()
    var summary = Summary()
    for screen in Screen.all where options.screen ?? screen.name == screen.name {
      let runs = traces.map { trace in
        let model = HeadlessDeviceModel.forPlaying(screen: trace.screenToPlay)
        return trace.script().playJudged(on: screen, model, recordsFrames: false)
      }
      try console.print(summary.add(runs, as: counted(runs.count, "trace"), on: screen.name))
    }
    try console.print([""] + summary.lines)
    guard summary.brokenRules == 0 else {
      throw Failure("a rule did not hold; no file was written")
    }
    guard let folder else { return }
    let titles = PublishedTrace.titles(path: options.traces)
    try folder.write([("traces.html", PlayerPage(traces, titles: titles).html())])
    try console.print(["open \(options.output)/traces.html in a browser"])
  }

  /// Replays and draws the recordings of a file; with `--compare`, prints the differences.
  private func draw(recording path: String, _ options: ReplayOptions) throws {
    let recordings = try Self.recordings(path: path)
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var files: [OutputFolder.File] = []
    var page = PlayerPage.forRecordings
    var lines: [String] = []
    for (index, recording) in recordings.enumerated() {
      let title = recording.name ?? name
      let replay = RecordingReplay(recording)
      let outcome = replay.play(rate: Double(Stage.rate))
      for run in Run.runs(of: recording, outcome, title: title) { page.add(run) }
      let number = recordings.count > 1 ? "-\(index + 1)" : ""
      let picture = Filmstrip(recording, outcome, title: title)
      files.append(("recording-\(name)\(number).svg", picture.svg))
      if options.compares { lines += outcome.differences.map(\.description) }
      lines.append((recordings.count > 1 ? "\(title): " : "") + picture.sentence)
    }
    files.append(("recording-\(name).html", try page.html()))
    let folder = OutputFolder(path: options.output)
    try folder.prepare()
    try folder.write(files)
    try console.print(lines + ["\(options.output)/recording-\(name).html"])
  }

  /// Reads the recordings of a file, which has one recording or a list of published traces.
  static func recordings(path: String) throws(Failure) -> [Recording] {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard data.first == UInt8(ascii: "[") else { return [try Recording(data)] }
      return try JSONDecoder().decode([PublishedTrace].self, from: data).map(\.recording)
    } catch {
      let failure = Recording.Failure(error, file: "")
      throw Failure("\(path): cannot be read: \(failure)")
    }
  }
}
