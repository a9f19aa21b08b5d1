import Foundation

/// A keyboard: a bar on top with its height, four rows of keys, and the area below them.
struct KeyboardPicture {
  /// In points.
  let frame: CGRect
  /// A keyboard that is narrower floats.
  let screenWidth: CGFloat
  /// Whether the device has a home indicator below the keys.
  let hasFoot: Bool

  /// The heights of the suggestions, and of the area below the keys of a phone without a home button.
  ///
  /// With four rows of 54 they make the 336 of an iPhone 14.
  private static let barHeight: CGFloat = 45
  private static let footHeight: CGFloat = 75
  /// The widths of the keys, in parts of a row.
  private static let rows: [[CGFloat]] = [
    Array(repeating: 1, count: 10),
    Array(repeating: 1, count: 9),
    [1.3, 1, 1, 1, 1, 1, 1, 1, 1.3],
    [2.5, 5, 2.5],
  ]

  func draw(in svg: inout SVG) {
    let floats = frame.width < screenWidth
    svg.rectangle(frame, radius: floats ? 20 : 0, "fill='\(Palette.keyboard)'")
    let foot = hasFoot && !floats ? Self.footHeight : 4
    let height = frame.height - Self.barHeight - foot
    if height > 40 { svg.path(keys(height: height), "fill='\(Palette.key)'") }
    let title = "keyboard \(frame.height.plain)"
    let style = "fill='#fff' text-anchor='middle'"
    svg.text(title, x: frame.midX, y: frame.minY + 30, size: 24, style)
  }

  /// One path for all keys.
  private func keys(height: CGFloat) -> String {
    // The edge of the screen is drawn over the keyboard.
    let unit = (frame.width - 6) / 10
    let rowHeight = height / CGFloat(Self.rows.count)
    var data = ""
    for (number, row) in Self.rows.enumerated() {
      var x = frame.midX - row.reduce(0, +) * unit / 2 + 3
      let y = frame.minY + Self.barHeight + rowHeight * (CGFloat(number) + 0.11)
      for width in row.map({ $0 * unit - 6 }) {
        data += "M\(x.plain) \(y.plain)h\(width.plain)v\((rowHeight * 0.78).plain)H\(x.plain)z"
        x += width + 6
      }
    }
    return data
  }
}
