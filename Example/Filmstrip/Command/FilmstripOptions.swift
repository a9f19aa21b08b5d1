struct FilmstripOptions: Equatable, Sendable {
  private static let firstScreen = "login"

  /// The folder for the files; git ignores the default folder.
  var output = "Example/Drawn"
  var screen: String?
  var script: String?
  /// True to play every script and recipe, and to write the page that plays them.
  var isComplete = false
  var drawsRecipesOnly = false
  var showsHelp = false

  init() {}

  init(_ arguments: [String], screens: [String], scripts: [Script]) throws(Failure) {
    let names = ["--screen": screens, "--script": scripts.map(\.name)]
    try Self.table.read(arguments, into: &self, names: names)
    if let screen, let played = scripts.first(where: { $0.name == script })?.setups.map(\.screen),
      !played.contains(screen)
    {
      let names = played.joined(separator: ", ")
      throw Failure("the script \(script ?? "") is not for \(screen); it is for \(names)")
    }
    guard !isComplete || (screen == nil && script == nil) else {
      throw Failure("--all plays every screen and script; leave --screen and --script out")
    }
    if !isComplete, screen == nil, script == nil { screen = Self.firstScreen }
  }

  private static var table: OptionTable<Self> {
    OptionTable(
      switches: [
        "--help": \.showsHelp, "-h": \.showsHelp, "--all": \.isComplete,
        "--recipes": \.drawsRecipesOnly,
      ],
      values: ["--screen": \.screen, "--script": \.script],
      defaults: ["--out": \.output]
    )
  }

  static func usage(screens: [String], scripts: [Script]) -> String {
    let width = scripts.map(\.name.count).max() ?? 0
    let lines = scripts.map { script in
      "  \(script.name.padded(to: width))  \(script.setups.map(\.screen).joined(separator: ", "))"
    }
    return """
      usage: filmstrip [options]

      Plays keyboards against the example screens, checks what the coordinator does, and writes a
      filmstrip for each script. Without options, it plays the screen \(firstScreen).

        --all          every screen, script and recipe, and a page that plays them; with
                       --out Example/Filmstrips it writes the pictures of the repository
        --screen NAME  only this screen: \(screens.joined(separator: ", "))
        --script NAME  only this script
        --out DIR      where the files go (\(Self().output))
        --recipes      only the pictures of the recipes
        --help         this text

      The scripts, and their screens:
      \(lines.joined(separator: "\n"))

      The command replay plays keyboards that were recorded on a device.

      Exit status: 0 if every rule held, 1 if a rule did not hold or a file cannot be used,
      2 if the command line is invalid. The command writes files only with status 0.
      """
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
