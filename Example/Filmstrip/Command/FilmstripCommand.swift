import ExampleScreens
import KeyboardScrollingTesting
import UIKit
import Workshop

/// The command `filmstrip`, which plays screens, checks them, and writes pictures and pages.
@MainActor package struct FilmstripCommand {
  let console: Console

  package init(console: Console) { self.console = console }

  /// Runs the command.
  ///
  /// - Parameter arguments: The command line without the name of the command.
  /// - Returns: The exit status: 0, 1 for a failure, 2 for an invalid command line.
  package func run(_ arguments: [String]) -> Int32 {
    let screens = Screen.all.map(\.name)
    let options: FilmstripOptions
    do throws(Failure) {
      options = try FilmstripOptions(arguments, screens: screens, scripts: Script.all)
    } catch {
      console.printError(error.description)
      return 2
    }
    do {
      if options.showsHelp {
        try console.print([FilmstripOptions.usage(screens: screens, scripts: Script.all)])
      } else if let path = options.recording {
        try draw(recording: path, options)
      } else if options.drawsRecipesOnly {
        try drawRecipes(options)
      } else if let path = options.stream {
        try draw(stream: path, options)
      } else if let path = options.session {
        try draw(session: path, options)
      } else {
        try play(options)
      }
      return 0
    } catch {
      console.printError("\(error)")
      return 1
    }
  }

  private func drawRecipes(_ options: FilmstripOptions) throws {
    let folder = OutputFolder(path: options.output)
    try folder.prepare()
    let files = try RecipePicture.files()
    try folder.write(files)
    try console.print(files.map { "\(options.output)/\($0.name)" })
  }

  private func draw(stream path: String, _ options: FilmstripOptions) throws {
    let file = URL(fileURLWithPath: path)
    let stream = try Failure.explain("\(path): cannot be read") {
      try Workshop.Stream(json: Data(contentsOf: file))
    }
    let name = file.deletingPathExtension().lastPathComponent
    let picture = Filmstrip(stream, title: name)
    try write(picture, as: "stream-\(name).svg", options) { .playing(stream, as: name) }
    try console.print([picture.sentence, "\(options.output)/stream-\(name).svg"])
  }

  private func draw(session path: String, _ options: FilmstripOptions) throws {
    let file = URL(fileURLWithPath: path)
    let session = try Failure.explain("\(path): cannot be read") {
      try Session(json: Data(contentsOf: file))
    }
    guard SessionKind.named(session.kind) != nil else {
      let names = SessionKind.all.map(\.name).joined(separator: ", ")
      throw Failure("\(path): the screen \(session.kind) is unknown; there are \(names)")
    }
    let name = file.deletingPathExtension().lastPathComponent
    let (picture, findings) = Filmstrip.draw(session, title: name)
    try write(picture, as: "session-\(name).svg", options) { .playing(session, as: name) }
    try console.print(findings + [picture.sentence, "\(options.output)/session-\(name).svg"])
  }

  private func write(
    _ picture: Filmstrip, as name: String, _ options: FilmstripOptions, record: () -> Recording
  ) throws {
    let folder = OutputFolder(path: options.output)
    try folder.prepare()
    var files: [OutputFolder.File] = [(name, picture.svg)]
    if options.records {
      let file = name.replacingOccurrences(of: ".svg", with: ".recording.json")
      files.append((file, String(decoding: try record().data(), as: UTF8.self)))
    }
    try folder.write(files)
  }
}

extension Filmstrip {
  init(_ script: Script, device: String, _ runs: [Run]) {
    let titles = [("coordinator", "With the coordinator"), ("no handling", "Without")]
    self.init(
      title: "\(runs.first?.screen ?? ""): \(script.title)",
      sentence: script.sentence,
      device: device,
      rows: titles.compactMap { name, title in
        runs.first { $0.technique == name }.map { Row(title: title, frames: $0.shots) }
      }
    )
  }
}
