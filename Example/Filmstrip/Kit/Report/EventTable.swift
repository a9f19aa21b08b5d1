import Foundation

/// Plays as lines of text, in columns of fixed width.
package enum EventTable {
  private enum Column: CaseIterable {
    case event, endFrame, placement, overlap, inset, indicator, offset, focus, visible

    var title: String {
      switch self {
      case .event: "event"
      case .endFrame: "end frame"
      case .placement: "placement"
      case .overlap: "overlap"
      case .inset: "inset"
      case .indicator: "indicator"
      case .offset: "offset"
      case .focus: "focused"
      case .visible: "visible"
      }
    }

    /// In letters; what is longer pushes the rest of its line to the right.
    var width: Int {
      switch self {
      case .event: 26
      case .endFrame: 25
      case .placement: 9
      case .overlap, .inset, .indicator, .offset: 9
      case .focus: 24
      case .visible: 7
      }
    }

    var isNumber: Bool {
      switch self {
      case .overlap, .inset, .indicator, .offset: true
      default: false
      }
    }
  }

  /// The titles of the columns, with a sentence on what the marks mean.
  package static var head: [String] {
    [
      "One line per event: what came, and the screen when all was at rest again. Numbers are points.",
      "Focused is the field, or the caret of a text view.",
      "Frames are x,y widthxheight. ~ is recorded and not posted; + is added, to hide the keyboard.",
      "",
      line(Column.allCases.map { ($0, $0.title) }),
    ]
  }

  /// A heading, and a line for each event.
  ///
  /// - Parameter play: What was played.
  /// - Returns: The lines, in order, with the violations under the events they belong to.
  package static func lines(for play: Play) -> [String] {
    let size = "\(text(play.size.width))x\(text(play.size.height))"
    var lines = ["\(play.screen) · \(play.name) · \(size)"]
    for event in play.events {
      lines.append(line(cells(of: event)))
      for violation in event.violations { lines.append("    ! \(violation)") }
    }
    return lines
  }

  private static func cells(of event: PlayedEvent) -> [(Column, String)] {
    let sample = event.sample
    return [
      (.event, title(of: event)),
      (.endFrame, endFrame(of: event)),
      (.placement, event.witness.placement.rawValue),
      (.overlap, text(event.overlap)),
      (.inset, text(sample.contentInset.bottom)),
      (.indicator, text(sample.verticalScrollIndicatorInsets.bottom)),
      (.offset, text(sample.contentOffset.y)),
      (.focus, sample.focus.map(text) ?? "-"),
      (.visible, visibility(of: event)),
    ]
  }

  private static func title(of event: PlayedEvent) -> String {
    let mark =
      switch event.origin {
      case .trace, .script: " "
      case .shownOnly: "~"
      case .closing: "+"
      }
    return "\(mark) \(event.title)"
  }

  private static func endFrame(of event: PlayedEvent) -> String {
    if case .shownOnly(let reason) = event.origin { return reason }
    return event.endFrame.map(text) ?? "-"
  }

  private static func visibility(of event: PlayedEvent) -> String {
    guard event.sample.focus != nil else { return "-" }
    return switch event.sample.showsFocus(overlap: event.overlap) {
    case true?: "yes"
    case false?: "no"
    case nil: "no room"
    }
  }

  private static func line(_ cells: [(Column, String)]) -> String {
    var line = ""
    for (column, text) in cells {
      let padding = String(repeating: " ", count: max(0, column.width - text.count))
      line += column.isNumber ? padding + text + "  " : text + padding + "  "
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func text(_ number: CGFloat) -> String { PlainNumber.text(number) }

  private static func text(_ frame: CGRect) -> String {
    "\(text(frame.origin.x)),\(text(frame.origin.y)) "
      + "\(text(frame.size.width))x\(text(frame.size.height))"
  }
}
