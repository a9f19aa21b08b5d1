import Foundation

/// The meaning of the marks in a drawing, in cells of equal width.
struct FilmstripLegend {
  private static let cell = CGSize(width: 142, height: 26)
  private static let focus = "stroke='\(Palette.firstResponder)'"

  /// A part of the lines that draw the mark, the style of a small one, and its meaning.
  private static let boxes = [
    ("hatch)'", "fill='url(#fine-hatch)' stroke='\(Palette.inset)'", "content inset"),
    (
      Palette.safeArea, "fill='\(Palette.safeArea)' fill-opacity='0.35' stroke='\(Palette.ink)'",
      "added by UIKit"
    ),
    (
      Palette.firstResponderFill,
      "fill='\(Palette.firstResponderFill)' \(focus) stroke-width='2.5'", "first responder"
    ),
    (
      "\(focus) \(SVG.dashed)",
      "fill='#fff' \(focus) stroke-width='1.5' stroke-dasharray='4 3'", "previous one"
    ),
    (
      Palette.covered,
      "fill='none' stroke='\(Palette.covered)' stroke-width='2' stroke-dasharray='5 3'",
      "covered field"
    ),
    (
      Palette.beyondContent, "fill='\(Palette.beyondContent)' stroke='\(Palette.faint)'",
      "past the end"
    ),
    (Palette.finger, "fill='\(Palette.finger)' stroke='\(Palette.ink)'", "finger"),
    ("\(focus) stroke-width='2.5'/>", "fill='\(Palette.firstResponder)'", "content moved"),
  ]

  private let entries: [(part: String, style: String, text: String)]
  private let columns: Int

  /// Creates the legend of the marks in a drawing, in a width in points.
  init(width: CGFloat, of drawing: SVG) {
    columns = max(1, Int(width / Self.cell.width))
    entries = Self.boxes.filter { box in drawing.lines.contains { $0.contains(box.0) } }
  }

  var height: CGFloat {
    CGFloat((entries.count + columns - 1) / columns) * Self.cell.height + 32
  }

  func draw(in svg: inout SVG) {
    for (number, entry) in entries.enumerated() {
      let (line, column) = number.quotientAndRemainder(dividingBy: columns)
      let place = CGPoint(x: CGFloat(column) * 142, y: 20 + CGFloat(line) * Self.cell.height)
      svg.group(at: place.x, place.y) { svg in
        switch entry.text {
        case "finger": svg.circle(x: 11, y: 7, radius: 7, entry.style)
        case "content moved": svg.path("M10 15v-8h-4l5 -7l5 7h-4v8z", entry.style)
        default:
          let box = CGRect(x: 0, y: 0, width: 22, height: 14)
          svg.rectangle(box, radius: 3, entry.style)
        }
        svg.text(entry.text, x: 30, y: 12, size: 14, "fill='\(Palette.secondaryInk)'")
      }
    }
  }
}
