/// The options of the command line.
struct FilmstripOptions: Equatable, Sendable {
  /// The folder the pictures go to.
  var output = "Example/Filmstrips"
  /// The file of keyboard traces; nil for none.
  var traces: String? = defaultTraces
  /// The name of the only screen to play; nil for all.
  var screen: String?
  /// The name of the only script to play; nil for all.
  var script: String?
  /// Whether each event is a line.
  var isVerbose = false
  /// Whether the techniques are compared, and nothing else.
  var comparesOnly = false
  var showsHelp = false

  /// The name of a script, with those of its screens.
  typealias ScriptName = (name: String, screens: [String])

  private static let defaultTraces = "Example/Traces/keyboard-traces.json"

  /// True when everything is played, so that the page and the comparison are written as well.
  var isComplete: Bool { screen == nil && script == nil }

  init() {}

  /// Reads the arguments that follow the name of the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, in order.
  ///   - screens: The names a screen can have.
  ///   - scripts: The names of the scripts, each with those of its screens.
  /// - Throws: A ``Failure`` for an unknown option, a missing value, an unknown name, or a script
  ///   that is not for the screen.
  init(
    _ arguments: [String],
    screens: [String],
    scripts: [ScriptName]
  ) throws(Failure) {
    var traces: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": showsHelp = true
      case "--compare": comparesOnly = true
      case "--verbose", "-v": isVerbose = true
      default:
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        guard ["--out", "--traces", "--screen", "--script"].contains(name) else {
          throw Failure("unknown option \(argument); --help lists the options")
        }
        let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
        guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
          throw Failure("\(name) needs a value")
        }
        switch name {
        case "--out": output = value
        case "--traces": traces = value
        case "--screen": screen = try Self.known(value, among: screens, as: "screen")
        default: script = try Self.known(value, among: scripts.map(\.name), as: "script")
        }
      }
    }
    if let screen, let played = scripts.first(where: { $0.name == script })?.screens,
      !played.contains(screen)
    {
      let names = played.joined(separator: ", ")
      throw Failure("the script \(script ?? "") is not for \(screen); it is for \(names)")
    }
    // Somebody who asks for one script wants to see that one.
    self.traces = traces ?? (script == nil ? Self.defaultTraces : nil)
  }

  private static func known(
    _ name: String,
    among names: [String],
    as kind: String
  ) throws(Failure) -> String {
    guard names.contains(name) else {
      throw Failure("no \(kind) is named \(name); there are \(names.joined(separator: ", "))")
    }
    return name
  }

  /// Returns how to call the program, with the names of screens and scripts.
  static func usage(screens: [String], scripts: [ScriptName]) -> String {
    let width = scripts.map(\.name.count).max() ?? 0
    let lines = scripts.map { script in
      "  \(script.name.padded(to: width))  \(script.screens.joined(separator: ", "))"
    }
    return """
      usage: filmstrip [options]

      Plays keyboards against the example screens, checks what the coordinator does, and writes a
      filmstrip for each script, a page that plays them all, and a comparison of techniques.

        --out DIR      where the files go (\(Self().output))
        --traces FILE  recorded keyboards (\(defaultTraces))
        --screen NAME  only this screen: \(screens.joined(separator: ", "))
        --script NAME  only this script, and traces only if asked for
        --compare      only the comparison of techniques, as a table
        --verbose      a line for each event
        --help         this text

      The scripts, and their screens:
      \(lines.joined(separator: "\n"))

      Exit status: 0 when every rule held, 1 when one did not or a file is not usable,
      2 when the command line is not understood. Files are written only with status 0.
      """
  }
}

extension String {
  /// The text, with spaces after it up to a width in letters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
