import FilmstripKit

struct ReplayOptions: Equatable, Sendable {
  /// The folder for the files; git ignores the default folder.
  var output = "Example/Drawn"
  /// The file of published traces to play on the screens.
  var traces = "Example/Traces/keyboard-traces.json"
  /// The file of a recording to replay, or of traces to replay one by one.
  var recording: String?
  var screen: String?
  var compares = false
  var showsHelp = false

  init() {}

  init(_ arguments: [String], screens: [String]) throws(Failure) {
    try Self.table.read(arguments, into: &self, names: ["--screen": screens])
    guard !compares || recording != nil else { throw Failure("--compare needs --recording") }
    guard recording == nil || (screen == nil && traces == Self().traces) else {
      throw Failure("--recording plays no screen; leave --screen and --traces out")
    }
  }

  private static var table: OptionTable<Self> {
    OptionTable(
      switches: ["--help": \.showsHelp, "-h": \.showsHelp, "--compare": \.compares],
      values: ["--recording": \.recording, "--screen": \.screen],
      defaults: ["--out": \.output, "--traces": \.traces]
    )
  }

  static func usage(screens: [String]) -> String {
    """
    usage: replay [options]

    Plays keyboards that were recorded on a device. Without options, it posts the published traces
    to every example screen, checks what the coordinator does, and writes a page that plays them.

      --recording FILE  replays only this recording on the stand-in for UIKit, and draws it
      --compare         with --recording: where the device and the stand-in differ
      --traces FILE     other traces (\(Self().traces))
      --screen NAME     only this screen, without a page: \(screens.joined(separator: ", "))
      --out DIR         where the files go (\(Self().output))
      --help            this text

    Exit status: 0 if every rule held, 1 if a rule did not hold or a file cannot be used,
    2 if the command line is invalid. The command writes files only with status 0.
    """
  }
}
