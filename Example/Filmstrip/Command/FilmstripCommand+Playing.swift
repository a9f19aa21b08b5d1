import ExampleScreens
@_spi(Headless) import UIKit

extension FilmstripCommand {
  func play(_ options: FilmstripOptions) throws {
    let folder = OutputFolder(path: options.output)
    try folder.prepare()
    var files: [OutputFolder.File] = []
    var summary = Summary()
    var page = PlayerPage.forScripts
    for screen in Screen.all where options.screen ?? screen.name == screen.name {
      for script in Script.all where options.script ?? script.name == script.name {
        let setup = script.setups.first { $0.screen == screen.name }
        guard options.isComplete || setup != nil else { continue }
        let models =
          options.isComplete
          ? PlayerPage.devices(for: script, on: screen) : setup.map { [$0.model] } ?? []
        let runs = models.flatMap { model in
          Handling.allCases.map { script.play(on: screen, model, with: $0) }
        }
        if options.isComplete { for run in runs { page.add(run) } }
        guard let setup else { continue }
        let drawn = runs.filter { $0.device == setup.model.name }
        let managed = drawn.filter { $0.technique == Handling.coordinator.rawValue }
        try console.print(summary.add(managed, as: script.name, on: screen.name))
        files += Self.pictures(of: script, on: screen, setup, drawn)
      }
    }
    try console.print([""] + summary.lines)
    guard summary.brokenRules == 0 else {
      throw Failure("a rule did not hold; no file was written")
    }
    if options.isComplete {
      files += [("index.html", try page.html()), ("hero.svg", Hero().svg)]
      files += try RecipePicture.files()
    }
    try folder.write(files)
    let first = options.isComplete ? "index.html" : files.first?.name
    let lines = [
      "\(counted(files.count, "file")) in \(options.output)",
      first.map { "open \(options.output)/\($0) in a browser" },
      options.isComplete ? nil : "--all plays every screen, and --help lists the options",
    ]
    try console.print(lines.compactMap(\.self))
  }

  private static func pictures(
    of script: Script, on screen: Screen, _ setup: Script.Setup, _ drawn: [Run]
  ) -> [OutputFolder.File] {
    let name = "\(screen.name)-\(script.name)"
    let picture = Filmstrip(script, device: setup.device, drawn)
    guard name == "contact-form-last-field-and-back" else { return [("\(name).svg", picture.svg)] }
    // For small screens and the documentation, add a picture that is two phones wide.
    var atRest = drawn
    for index in atRest.indices { atRest[index].shots.removeAll { $0.verdict == nil } }
    var small = Filmstrip(script, device: setup.device, atRest)
    small.maximumWidth = Filmstrip.narrowWidth
    return [("\(name).svg", picture.svg), ("contact-form-at-rest.svg", small.svg)]
  }
}
