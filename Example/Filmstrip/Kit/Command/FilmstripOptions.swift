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

  package enum Request: Equatable, Sendable {
    case play(FilmstripOptions)
    case help
  }

  /// Reads the arguments that follow the name of the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, in order.
  ///   - screens: The names a screen can have.
  ///   - scripts: The names a script can have.
  /// - Returns: What to do. Help wins over everything that is right.
  /// - Throws: A ``UsageError`` for an unknown option, a missing value, or an unknown name.
  package static func parse(
    _ arguments: [String],
    screens: [String],
    scripts: [String]
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
      default: options.script = try known(value, among: scripts, as: "script")
      }
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
  ///   - scripts: The names a script can have.
  /// - Returns: Several lines of text.
  package static func usage(screens: [String], scripts: [String]) -> String {
    let defaults = FilmstripOptions()
    return """
      usage: filmstrip [--out DIR] [--traces FILE] [--screen NAME] [--script NAME]

      Plays keyboards against the example screens, checks what the coordinator does, and draws a
      filmstrip for each screen and script.

        --out DIR      where the pictures go (\(defaults.output))
        --traces FILE  recorded keyboards (\(defaultTraces))
        --screen NAME  only this screen: \(screens.joined(separator: ", "))
        --script NAME  only this script, and traces only if asked for: \(scripts.joined(separator: ", "))
        --help         this text

      Exit status: 0 when every rule held, 1 when one did not or a file is not usable,
      2 when the command line is not understood. Pictures are written only with status 0.
      """
  }
}
