import Foundation

/// The meaning of the marks in a picture, in cells of equal width.
struct FilmstripLegend {
  /// In points, of the picture without its margins.
  let width: CGFloat

  private static let cell = CGSize(width: 142, height: 26)
  private static let focus = "stroke='\(Palette.firstResponder)'"

  /// Each mark is 22 by 14 points.
  private static let entries = [
    (box("fill='url(#fine-hatch)' stroke='\(Palette.inset)'"), "content inset"),
    (
      box("fill='\(Palette.safeArea)' fill-opacity='0.35' stroke='\(Palette.secondaryInk)'"),
      "added by UIKit"
    ),
    (
      box("fill='\(Palette.firstResponderFill)' \(focus) stroke-width='2.5'"), "first responder"
    ),
    (box("fill='#fff' \(focus) stroke-width='1.5' stroke-dasharray='4 3'"), "previous one"),
    (box("fill='\(Palette.beyondContent)' stroke='\(Palette.faint)'"), "past the end"),
    (
      "<path d='M11 15v-8M6 7l5 -7l5 7z' fill='\(Palette.firstResponder)' \(focus)/>",
      "content moved"
    ),
    (
      "<circle cx='11' cy='7' r='7' fill='\(Palette.finger)' stroke='\(Palette.ink)'/>", "finger"
    ),
  ]

  private static func box(_ style: String) -> String {
    "<rect width='22' height='14' rx='3' \(style)/>"
  }

  private var columns: Int { max(1, Int(width / Self.cell.width)) }

  var height: CGFloat {
    let lines = (Self.entries.count + columns - 1) / columns
    return CGFloat(lines) * Self.cell.height + 32
  }

  func draw(in svg: inout SVG) {
    svg.path("M0 0H\(width.plain)", "stroke='\(Palette.faint)'")
    for (number, (mark, text)) in Self.entries.enumerated() {
      let (line, column) = number.quotientAndRemainder(dividingBy: columns)
      let y = 20 + CGFloat(line) * Self.cell.height
      svg.group(at: CGFloat(column) * Self.cell.width, y) { svg in
        svg.append([mark])
        svg.text(text, x: 30, y: 12, size: 14, "fill='\(Palette.secondaryInk)'")
      }
    }
  }
}
