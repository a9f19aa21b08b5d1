import ExampleScreens
import Foundation

/// The `filmstrip` command: plays everything, checks it, and writes the pictures.
@MainActor
package struct FilmstripCommand {
  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: What follows the name of the program.
  /// - Returns: The exit status: 0, 1 for a failure, 2 for a command line that is not understood.
  package func run(_ arguments: [String]) -> Int32 {
    let screens = Screen.all.map(\.name)
    let scripts = Script.all.map(FilmstripOptions.ScriptName.init)
    do throws(FilmstripOptions.UsageError) {
      switch try FilmstripOptions.parse(arguments, screens: screens, scripts: scripts) {
      case .help:
        console.print([FilmstripOptions.usage(screens: screens, scripts: scripts)])
        return 0
      case .play(let options):
        return run(options)
      }
    } catch {
      console.printError("filmstrip: \(error.description)")
      console.printError(FilmstripOptions.usage(screens: screens, scripts: scripts))
      return 2
    }
  }

  private func run(_ options: FilmstripOptions) -> Int32 {
    do {
      let traces = try options.traces.map(KeyboardTraceFile.read(path:)) ?? []
      let (pictures, summary) = play(options, traces: traces)
      console.endProgress()
      console.print([""] + summary.lines)
      guard summary.violations == 0 else {
        console.printError("filmstrip: a rule did not hold; no picture was written")
        return 1
      }
      try PictureFolder(path: options.output).write(pictures)
      console.print(["\(pictures.count) pictures in \(options.output)"])
      return 0
    } catch {
      console.printError("filmstrip: \(error)")
      return 1
    }
  }

  private func play(
    _ options: FilmstripOptions,
    traces: [KeyboardTrace]
  ) -> (pictures: [PictureFolder.Picture], summary: Summary) {
    let screens = Screen.all.filter { options.screen == nil || options.screen == $0.name }
    let scripts = Script.all.filter { options.script == nil || options.script == $0.name }
    let names = Set(screens.map(\.name))
    let count =
      screens.count * traces.count
      + scripts.flatMap(\.casts).count { names.contains($0.screen) }
    var done = 0
    var summary = Summary()
    var pictures: [PictureFolder.Picture] = []

    console.print(EventTable.head)
    for screen in screens {
      let player = Player(screen)
      for trace in traces {
        done += 1
        console.showProgress("\(done) of \(count): \(screen.name), \(trace.id)")
        let play = player.play(trace)
        summary.add(trace: play)
        console.print(EventTable.lines(for: play))
      }
      for script in scripts where script.casts.contains(where: { $0.screen == screen.name }) {
        done += 1
        console.showProgress("\(done) of \(count): \(screen.name), \(script.name)")
        guard let (play, filmstrip) = player.play(script) else { continue }
        summary.add(script: play)
        console.print(EventTable.lines(for: play))
        pictures.append(
          PictureFolder.Picture(
            name: "\(screen.name)-\(script.name).svg",
            content: filmstrip.svg
          )
        )
      }
    }
    return (pictures, summary)
  }
}
