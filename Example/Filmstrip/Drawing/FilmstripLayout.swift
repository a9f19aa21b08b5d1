import UIKit

/// The positions of the phones of a filmstrip, which all have the same scale.
///
/// A row of many phones has several lines.
struct FilmstripLayout {
  static let margin: CGFloat = 16
  static let arrowWidth: CGFloat = 27
  private static let gaugeWidth: CGFloat = 44
  /// The space above the first line of a row, for its title and the captions.
  static let rowHead: CGFloat = 58
  /// The space below a device, for the numbers.
  private static let foot: CGFloat = 80
  /// The space between two lines of a row, for the captions.
  private static let lineHead: CGFloat = 18

  /// The smallest scale at which a field is still recognizable.
  private static let smallestScale: CGFloat = 0.26

  private(set) var scale: CGFloat = 1
  private(set) var width: CGFloat = 250
  private let content: CGFloat

  init(_ rows: [Filmstrip.Row], maximumWidth: CGFloat) {
    content = maximumWidth - 2 * Self.margin
    let frames = rows.flatMap(\.frames)
    let largest = frames.map { frame in
      let side = min(frame.sample.screen.width, frame.sample.screen.height)
      // 744 points are the width of the smallest iPad.
      return side > 0 ? (side < 744 ? 172 : 262) / side : 1
    }
    scale = largest.min() ?? 1
    let fitting = rows.map { row in
      lines(of: row).map { fittingScale($0, in: row) }.min() ?? scale
    }
    scale = min(scale, fitting.min() ?? scale)
    let widths = rows.flatMap { row in
      lines(of: row).map { line in line.reduce(0) { $0 + width(of: row.frames[$1]) } }
    }
    width = max(width, (widths.max() ?? 0).rounded(.up))
  }

  /// Returns the frames of each line of a row: at most four, and about equally many in each line.
  func lines(of row: Filmstrip.Row) -> [Range<Int>] {
    let count = row.frames.count
    guard count > 0 else { return [] }
    for lineCount in 1...count {
      let length = (count + lineCount - 1) / lineCount
      guard length <= 4 else { continue }
      let lines = stride(from: 0, to: count, by: length).map { $0..<min(count, $0 + length) }
      if length == 1 || lines.allSatisfy({ fittingScale($0, in: row) >= Self.smallestScale }) {
        return lines
      }
    }
    return []
  }

  private func fittingScale(_ line: Range<Int>, in row: Filmstrip.Row) -> CGFloat {
    let devices = line.reduce(0) { $0 + row.frames[$1].sample.screen.width }
    guard devices > 0 else { return 1 }
    return (content - CGFloat(line.count) * (Self.arrowWidth + Self.gaugeWidth)) / devices
  }

  func width(of frame: Frame) -> CGFloat {
    Self.arrowWidth + frame.sample.screen.width * scale + Self.gaugeWidth
  }

  func height(of line: Range<Int>, in row: Filmstrip.Row) -> CGFloat {
    let devices = line.map { row.frames[$0].sample.screen.height * scale }
    return (devices.max() ?? 0) + Self.foot
      + (line.upperBound < row.frames.count ? Self.lineHead : 0)
  }

  func height(of row: Filmstrip.Row) -> CGFloat {
    lines(of: row).reduce(Self.rowHead) { $0 + height(of: $1, in: row) }
  }
}
