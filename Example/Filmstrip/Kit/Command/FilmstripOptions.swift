/// What the command line asks for.
package struct FilmstripOptions: Equatable, Sendable {
  /// The folder the pictures go to.
  package var output = "Example/Filmstrips"
  /// The file of keyboard traces; nil for none.
  package var traces: String? = defaultTraces
  /// The name of the only screen to play; nil for all.
  package var screen: String?
  /// The name of the only script to play; nil for all.
  package var script: String?

  private static let defaultTraces = "Example/Traces/keyboard-traces.json"

  package init() {}

  /// The command line cannot be understood.
  package struct UsageError: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// A script as the command line knows it.
  package struct ScriptName: Equatable, Sendable {
    package let name: String
    /// The names of the screens it is for.
    package let screens: [String]

    package init(_ name: String, screens: [String]) {
      self.name = name
      self.screens = screens
    }

    package init(_ script: Script) {
      self.init(script.name, screens: script.casts.map(\.screen))
    }
  }

  package enum Request: Equatable, Sendable {
    case play(FilmstripOptions)
    case help
  }

  /// Reads the arguments that follow the name of the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, in order.
  ///   - screens: The names a screen can have.
  ///   - scripts: The scripts there are.
  /// - Returns: What to do. Help wins over everything that is right.
  /// - Throws: A ``UsageError`` for an unknown option, a missing value, an unknown name, or a script
  ///   that is not for the screen.
  package static func parse(
    _ arguments: [String],
    screens: [String],
    scripts: [ScriptName]
  ) throws(UsageError) -> Request {
    var options = FilmstripOptions()
    var traces: String?
    var wantsHelp = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if argument == "--help" || argument == "-h" {
        wantsHelp = true
        continue
      }
      guard ["--out", "--traces", "--screen", "--script"].contains(name) else {
        throw UsageError(description: "unknown option \(argument)")
      }
      let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
      guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
        throw UsageError(description: "\(name) needs a value")
      }
      switch name {
      case "--out": options.output = value
      case "--traces": traces = value
      case "--screen": options.screen = try known(value, among: screens, as: "screen")
      default: options.script = try known(value, among: scripts.map(\.name), as: "script")
      }
    }
    if let screen = options.screen,
      let script = scripts.first(where: { $0.name == options.script }),
      !script.screens.contains(screen)
    {
      throw UsageError(
        description: "the script \(script.name) is not for \(screen); "
          + "it is for \(script.screens.joined(separator: ", "))"
      )
    }
    // Somebody who asks for one script wants to see that one.
    options.traces = traces ?? (options.script == nil ? defaultTraces : nil)
    return wantsHelp ? .help : .play(options)
  }

  private static func known(
    _ name: String,
    among names: [String],
    as kind: String
  ) throws(UsageError) -> String {
    guard names.contains(name) else {
      throw UsageError(
        description: "no \(kind) is named \(name); there are \(names.joined(separator: ", "))"
      )
    }
    return name
  }

  /// How to call the program.
  ///
  /// - Parameters:
  ///   - screens: The names a screen can have.
  ///   - scripts: The scripts there are.
  /// - Returns: Several lines of text.
  package static func usage(screens: [String], scripts: [ScriptName]) -> String {
    let defaults = FilmstripOptions()
    let width = scripts.map(\.name.count).max() ?? 0
    let scriptLines = scripts.map { script in
      let padding = String(repeating: " ", count: width - script.name.count)
      return "  \(script.name)\(padding)  \(script.screens.joined(separator: ", "))"
    }
    return """
      usage: filmstrip [--out DIR] [--traces FILE] [--screen NAME] [--script NAME]

      Plays keyboards against the example screens, checks what the coordinator does, and draws a
      filmstrip for each script and the screens it is for.

        --out DIR      where the pictures go (\(defaults.output))
        --traces FILE  recorded keyboards (\(defaultTraces))
        --screen NAME  only this screen: \(screens.joined(separator: ", "))
        --script NAME  only this script, and traces only if asked for
        --help         this text

      The scripts, and their screens:
      \(scriptLines.joined(separator: "\n"))

      Exit status: 0 when every rule held, 1 when one did not or a file is not usable,
      2 when the command line is not understood. Pictures are written only with status 0.
      """
  }
}
