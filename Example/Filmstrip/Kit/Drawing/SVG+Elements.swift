import Foundation

extension SVG {
  /// An outline in dashes, of a colour that is given beside it.
  static let dashed = "fill='none' stroke-width='4' stroke-dasharray='12 8'"

  /// Draws an element of a screen into a frame.
  mutating func draw(_ element: Sample.Element, in frame: CGRect, wasFocused: Bool) {
    let ink = element.isSecondary ? Palette.secondaryInk : Palette.ink
    switch element.kind {
    case .bubble:
      let fill = element.isSecondary ? Palette.bubble : Palette.ownBubble
      rectangle(frame, radius: 16, "fill='\(fill)'")
    case .block:
      rectangle(frame, radius: 14, "fill='\(Palette.block)'")
    case .row:
      let line = "M\((frame.minX + 16).plain) \(frame.maxY.plain)H\(frame.maxX.plain)"
      path(line, "stroke='\(Palette.faint)' stroke-width='1'")
    case .label:
      drawText(of: element, in: frame, ink)
    case .button:
      rectangle(frame, radius: 12, "fill='\(Palette.button)'")
      drawText(of: element, in: frame.insetBy(dx: 8, dy: 0), "#fff")
    case .field:
      let (fill, stroke, width) =
        element.isFirstResponder
        ? (Palette.firstResponderFill, Palette.firstResponder, 5) : ("#fff", Palette.faint, 2)
      let style = "fill='\(fill)' stroke='\(stroke)' stroke-width='\(width)'"
      rectangle(frame, radius: 8, style)
      if wasFocused, !element.isFirstResponder {
        rectangle(frame, radius: 8, "stroke='\(Palette.firstResponder)' \(Self.dashed)")
      }
      drawText(of: element, in: frame.insetBy(dx: 10, dy: 0), ink)
    }
  }

  /// In as many lines as the height has room for, even if they turn out longer than estimated.
  private mutating func drawText(of element: Sample.Element, in frame: CGRect, _ ink: String) {
    let size = element.fontSize
    let count = max(1, Int(frame.height / size / 1.1))
    var width = frame.width
    var lines = element.text.lines(width: width, fontSize: size)
    while lines.count > count, width > 0, width < 2 * frame.width {
      width *= 1.05
      lines = element.text.lines(width: width, fontSize: size)
    }
    let isCentred = element.kind == .button
    let x = isCentred ? frame.midX : frame.minX
    let style = "fill='\(ink)'" + (isCentred ? " text-anchor='middle'" : "")
    let isTall = element.kind == .field && frame.height > 3 * size
    let middle = frame.midY - size * 1.25 * (CGFloat(lines.count) / 2 - 0.75)
    let first = isTall ? frame.minY + size * 1.4 : middle
    for (number, line) in lines.enumerated() {
      text(line, x: x, y: first + size * 1.25 * CGFloat(number), size: size, style)
    }
  }
}
