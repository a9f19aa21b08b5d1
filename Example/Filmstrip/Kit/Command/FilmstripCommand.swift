import ExampleScreens
import Foundation

/// The `filmstrip` command: plays everything, checks it, and writes pictures and pages.
@MainActor
package struct FilmstripCommand {
  private let console: Console

  package init(console: Console) { self.console = console }

  /// Runs the command.
  ///
  /// - Parameter arguments: The words that follow the name of the program.
  /// - Returns: The exit status: 0, 1 for a failure, 2 for a command line that is not understood.
  package func run(_ arguments: [String]) -> Int32 {
    let screens = Screen.all.map(\.name)
    let options: FilmstripOptions
    do throws(Failure) {
      options = try FilmstripOptions(arguments, screens: screens, scripts: Script.names)
    } catch {
      console.printError(error.description)
      return 2
    }
    do {
      if options.showsHelp {
        try console.print(FilmstripOptions.usage(screens: screens, scripts: Script.names))
      } else if options.comparesOnly {
        let comparison = Comparison()
        try console.print(comparison.markdown)
      } else {
        try play(options)
      }
      return 0
    } catch {
      console.printError("\(error)")
      return 1
    }
  }

  private func play(_ options: FilmstripOptions) throws {
    let folder = OutputFolder(path: options.output)
    let traces = try options.traces.map(KeyboardTraceFile.read(path:)) ?? []
    try folder.prepare()
    var files: [OutputFolder.File] = []
    var summary = Summary()
    var page = PlayerPage()
    if options.isVerbose { try console.print(EventTable.head) }
    for screen in Screen.all where options.screen ?? screen.name == screen.name {
      let player = ScreenPlayer(screen)
      var plays: [Play] = []
      for trace in traces {
        try console.showProgress("\(screen.name), \(trace.id)")
        plays.append(player.play(trace))
      }
      if !plays.isEmpty { try report(plays, as: .traces, options, &summary) }
      for script in Script.all where options.script ?? script.name == script.name {
        try console.showProgress("\(screen.name), \(script.name)")
        if options.isComplete { page.add(script, on: screen) }
        guard let (play, filmstrip) = player.play(script) else { continue }
        try report([play], as: .script, options, &summary)
        files.append(.init(name: "\(screen.name)-\(script.name).svg", content: filmstrip.svg))
      }
    }
    try console.endProgress()
    try console.print([""] + summary.lines)
    guard summary.violations == 0 else {
      throw Failure("a rule did not hold; no file was written")
    }
    if options.isComplete {
      files.append(.init(name: "index.html", content: try page.html()))
      try console.showProgress("comparison")
      let comparison = Comparison()
      files.append(.init(name: "comparison.md", content: comparison.markdown))
      files += comparison.pictures
      if let hero = Hero() { files.append(.init(name: "hero.svg", content: hero.svg)) }
    }
    try folder.write(files)
    try console.print("\(counted(files.count, "file")) in \(options.output)")
    if options.isComplete { try console.print("open \(options.output)/index.html") }
  }

  private func report(
    _ plays: [Play],
    as kind: Summary.Kind,
    _ options: FilmstripOptions,
    _ summary: inout Summary
  ) throws {
    if options.isVerbose { try console.print(plays.flatMap(EventTable.lines(for:))) }
    try console.print(summary.add(plays, as: kind))
  }
}
