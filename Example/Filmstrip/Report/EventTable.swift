@_spi(Headless) import UIKit

/// A text table of a run, with a line for each step.
enum EventTable {
  /// The columns, which cut off longer texts, and align numbers right.
  private static let columns: [(title: String, width: Int, isNumber: Bool)] = [
    ("step", 25, false), ("end frame", 21, false), ("overlap", 7, true), ("inset", 6, true),
    ("indicator", 9, true), ("offset", 8, true), ("field", 7, false),
  ]

  static let head = [
    "One line per step: the last notification, and the screen when all is at rest, in points.",
    "",
    line(columns.map(\.title)),
  ]

  /// Returns a line for each shot, followed by the rules that the shot breaks.
  static func lines(for run: Run) -> [String] {
    ["\(run.screen) · \(run.script) · \(run.device)"]
      + run.shots.flatMap { [line(cells(of: $0))] + $0.faults.map { "    ! \($0)" } }
  }

  private static func cells(of frame: Frame) -> [String] {
    let sample = frame.sample
    let end = frame.news.last?.endFrame.map { frame in
      "\(frame.minX.plain),\(frame.minY.plain) \(frame.width.plain)x\(frame.height.plain)"
    }
    return [
      frame.caption, end ?? "-", sample.overlap.plain, sample.contentInset.bottom.plain,
      sample.verticalScrollIndicatorInsets.bottom.plain, sample.contentOffset.y.plain,
      sample.showsFocus.map { $0 ? "visible" : "covered" } ?? "-",
    ]
  }

  private static func line(_ cells: [String]) -> String {
    let cells = zip(columns, cells).map { column, text in
      let text = text.count > column.width ? text.prefix(column.width - 1) + "…" : text
      let space = String(repeating: " ", count: column.width - text.count)
      return column.isNumber ? space + text : text + space
    }
    return "  " + cells.joined(separator: " ")
  }
}
