struct FilmstripOptions: Equatable, Sendable {
  private static let publishedTraces = "Example/Traces/keyboard-traces.json"
  private static let firstScreen = "login"

  /// The folder for the files; git ignores the default folder.
  var output = "Example/Drawn"
  var traces: String?
  /// The file of the only recording to replay and draw.
  var recording: String?
  var screen: String?
  var script: String?
  /// True to play every script, trace and recipe, and to write the pages.
  var isComplete = false
  var compares = false
  var drawsRecipesOnly = false
  var showsHelp = false

  init() {}

  init(_ arguments: [String], screens: [String], scripts: [Script]) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let option = Self.switches[argument] {
        self[keyPath: option] = true
        continue
      }
      guard let option = Self.options[argument] else {
        throw Failure("unknown option \(argument); --help lists the options")
      }
      guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
        throw Failure("\(argument) needs a value")
      }
      let names = ["--screen": screens, "--script": scripts.map(\.name)]
      if let names = names[argument], !names.contains(value) {
        throw Failure("\(argument) \(value) is unknown; there are \(names.joined(separator: ", "))")
      }
      self[keyPath: option] = value
    }
    if let screen, let played = scripts.first(where: { $0.name == script })?.setups.map(\.screen),
      !played.contains(screen)
    {
      let names = played.joined(separator: ", ")
      throw Failure("the script \(script ?? "") is not for \(screen); it is for \(names)")
    }
    guard !compares || recording != nil else { throw Failure("--compare needs --recording") }
    guard !isComplete || (screen == nil && script == nil) else {
      throw Failure("--all plays every screen and script; leave --screen and --script out")
    }
    if isComplete {
      traces = traces ?? Self.publishedTraces
    } else if screen == nil, script == nil {
      screen = Self.firstScreen
    }
  }

  private static var switches: [String: WritableKeyPath<Self, Bool>] {
    [
      "--help": \.showsHelp, "-h": \.showsHelp, "--all": \.isComplete, "--compare": \.compares,
      "--recipes": \.drawsRecipesOnly,
    ]
  }

  private static var options: [String: WritableKeyPath<Self, String?>] {
    [
      "--out": \.folder, "--recording": \.recording, "--traces": \.traces,
      "--screen": \.screen, "--script": \.script,
    ]
  }

  private var folder: String? {
    get { output }
    set { output = newValue ?? output }
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

        --all          every screen, script, trace and recipe, and pages that play them; with
                       --out Example/Filmstrips it writes the pictures of the repository
        --screen NAME  only this screen: \(screens.joined(separator: ", "))
        --script NAME  only this script
        --traces FILE  also published keyboards; with --all, by default those of
                       \(publishedTraces)
        --out DIR      where the files go (\(Self().output))
        --recipes      only the pictures of the recipes
        --recording FILE  only this recording of a keyboard
        --compare      with --recording: where the device and the stand-in differ
        --help         this text

      The scripts, and their screens:
      \(lines.joined(separator: "\n"))

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
