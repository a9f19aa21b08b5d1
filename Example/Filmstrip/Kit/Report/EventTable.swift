import Foundation

/// Plays as lines of text, in columns of fixed width, a hundred letters in all.
enum EventTable {
  /// The columns, with widths in letters.
  ///
  /// Longer text is cut. Numbers stand at the right of their columns.
  private static let columns: [(title: String, width: Int, isNumber: Bool)] = [
    ("event", 25, false), ("end frame", 21, false), ("placement", 9, false), ("overlap", 7, true),
    ("inset", 6, true), ("indicator", 9, true), ("offset", 8, true), ("field", 7, false),
  ]

  /// The titles of the columns, with a sentence on the marks.
  static let head = [
    "One line per event: the notification, and the screen when all is at rest again, in points.",
    "~ is recorded and not posted; + is added, to hide the keyboard.",
    "",
    line(columns.map(\.title)),
  ]

  /// Returns a heading, and a line for each event with its violations below.
  static func lines(for play: Play) -> [String] {
    ["\(play.screen) · \(play.name) · \(text(play.size.width))x\(text(play.size.height))"]
      + play.events.flatMap { event in
        [line(cells(of: event))] + event.violations.map { "    ! \($0)" }
      }
  }

  private static func cells(of event: PlayedEvent) -> [String] {
    let sample = event.sample
    let (mark, frame) =
      switch event.origin {
      case .trace, .script: (" ", event.endFrame.map(text) ?? "-")
      case .closing: ("+", event.endFrame.map(text) ?? "-")
      case .shownOnly(let reason): ("~", reason)
      }
    let sight =
      sample.focus == nil
      ? "-"
      : sample.showsFocus(overlap: event.overlap).map { $0 ? "visible" : "covered" } ?? "no room"
    return [
      "\(mark) \(event.title)", frame, event.witness.placement.rawValue, text(event.overlap),
      text(sample.contentInset.bottom), text(sample.verticalScrollIndicatorInsets.bottom),
      text(sample.contentOffset.y), sight,
    ]
  }

  private static func line(_ cells: [String]) -> String {
    let cells = zip(columns, cells).map { column, text in
      let text = text.count > column.width ? text.prefix(column.width - 1) + "…" : text
      let padded = text.padded(to: column.width)
      return column.isNumber ? String(padded.dropFirst(text.count)) + text : padded
    }
    return String(cells.joined(separator: " ").reversed().drop { $0 == " " }.reversed())
  }

  private static func text(_ number: CGFloat) -> String { PlainNumber.text(number) }

  private static func text(_ frame: CGRect) -> String {
    "\(text(frame.origin.x)),\(text(frame.origin.y)) "
      + "\(text(frame.size.width))x\(text(frame.size.height))"
  }
}
