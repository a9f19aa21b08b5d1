import Foundation

/// A keyboard: a bar on top with its height, four rows of keys, and the area below them.
struct KeyboardPicture {
  /// In points.
  let frame: CGRect
  /// A keyboard that is narrower floats.
  let screenWidth: CGFloat
  /// Whether the device has a home indicator below the keys.
  let hasFoot: Bool

  /// The suggestions, and what lies below the keys of a phone with a home indicator.
  ///
  /// With four rows of 54 they make the 336 of an iPhone 14.
  private static let barHeight: CGFloat = 45
  private static let footHeight: CGFloat = 75

  func draw(in svg: inout SVG) {
    let floats = frame.width < screenWidth
    svg.rectangle(frame, radius: floats ? 20 : 0, "fill=\"\(Palette.keyboard)\"")
    let foot = hasFoot && !floats ? Self.footHeight : 4
    let keys = CGRect(
      x: frame.minX,
      y: frame.minY + Self.barHeight,
      width: frame.width,
      height: frame.height - Self.barHeight - foot
    )
    if keys.height > 40 { svg.path(path(in: keys), "fill=\"\(Palette.key)\"") }
    svg.text(
      "keyboard \(PlainNumber.text(frame.height))",
      x: frame.midX,
      y: frame.minY + 30,
      "font-size=\"24\" fill=\"#fff\" text-anchor=\"middle\""
    )
  }

  /// One path for all keys: widths in parts of a row, from the left.
  private func path(in area: CGRect) -> String {
    let letters = [Double](repeating: 1, count: 10)
    let rows: [[Double]] = [
      letters,
      Array(letters.prefix(9)),
      [1.3] + letters.prefix(7) + [1.3],
      [2.5, 5, 2.5],
    ]
    let unit = area.width / 10
    let rowHeight = area.height / CGFloat(rows.count)
    var data = ""
    for (number, row) in rows.enumerated() {
      let width = CGFloat(row.reduce(0, +)) * unit
      var x = area.midX - width / 2
      let y = area.minY + rowHeight * (CGFloat(number) + 0.11)
      for part in row {
        let key = CGFloat(part) * unit
        data += "M\(text(x + 3)) \(text(y))h\(text(key - 6))v\(text(rowHeight * 0.78))"
        data += "h\(text(6 - key))z"
        x += key
      }
    }
    return data
  }

  private func text(_ number: CGFloat) -> String { PlainNumber.text(number) }
}
