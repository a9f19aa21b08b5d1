import ExampleScreens
import Foundation

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
    let files = try RecipePicture.files()
    try write(files, options)
    try console.print(files.map { "\(options.output)/\($0.name)" })
  }

  static func read<Value>(
    _ path: String, _ decode: (Data) throws -> Value
  ) throws(Failure) -> Value {
    try Failure.explain("\(path): cannot be read") {
      try decode(Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }

  /// The name of a file without its extension.
  static func name(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  func write(_ files: [OutputFolder.File], _ options: FilmstripOptions) throws {
    let folder = OutputFolder(path: options.output)
    try folder.prepare()
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
