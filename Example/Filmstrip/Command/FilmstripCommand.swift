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
    return console.run { () throws(Failure) in
      try FilmstripOptions(arguments, screens: screens, scripts: Script.all)
    } _: { options in
      if options.showsHelp {
        try console.print([FilmstripOptions.usage(screens: screens, scripts: Script.all)])
      } else if options.drawsRecipesOnly {
        try drawRecipes(options)
      } else {
        try play(options)
      }
    }
  }

  private func drawRecipes(_ options: FilmstripOptions) throws {
    let files = try RecipePicture.files()
    let folder = OutputFolder(path: options.output)
    try folder.prepare()
    try folder.write(files)
    try console.print(files.map { "\(options.output)/\($0.name)" })
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
