import Foundation
import KeyboardScrollingTesting

extension FilmstripCommand {
  /// Reads the recordings of a file, which has one recording or a list of published traces.
  static func recordings(path: String) throws(Failure) -> [Recording] {
    try read(path) { data in
      guard data.first == UInt8(ascii: "[") else { return [try Recording(data)] }
      return try JSONDecoder().decode([PublishedTrace].self, from: data).map(\.recording)
    }
  }

  /// Replays and draws the recordings of a file; with `--compare`, prints the differences.
  func draw(recording path: String, _ options: FilmstripOptions) throws {
    let recordings = try Self.recordings(path: path)
    let name = Self.name(of: path)
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
    try write(files, options)
    try console.print(lines + ["\(options.output)/recording-\(name).html"])
  }
}
