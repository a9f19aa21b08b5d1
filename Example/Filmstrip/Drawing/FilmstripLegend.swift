import Foundation

struct FilmstripLegend {
  private static let cell = CGSize(width: 132, height: 24)
  private static let focus = "stroke='\(Palette.firstResponder)'"
  private static let box = "rect width='22' height='14' rx='3'"

  /// For each mark: a text by which a drawing with the mark is found, the mark in 22 by 14 points,
  /// and its meaning.
  private static let entries = [
    ("hatch)'", "\(box) fill='url(#fine-hatch)' stroke='\(Palette.inset)'", "content inset"),
    (
      Palette.safeArea,
      "\(box) fill='\(Palette.safeArea)' fill-opacity='0.35' stroke='\(Palette.safeArea)'",
      "added by UIKit"
    ),
    (
      Palette.firstResponderFill,
      "\(box) fill='\(Palette.firstResponderFill)' \(focus) stroke-width='2.5'", "first responder"
    ),
    (
      "\(focus) \(SVG.dashed)",
      "\(box) fill='\(Palette.field)' \(focus) stroke-width='1.5' stroke-dasharray='4 3'",
      "previous one"
    ),
    (
      Palette.covered,
      "\(box) fill='none' stroke='\(Palette.covered)' stroke-width='2' stroke-dasharray='5 3'",
      "covered field"
    ),
    (
      Palette.beyondContent, "\(box) fill='\(Palette.beyondContent)' stroke='\(Palette.fieldEdge)'",
      "past the end"
    ),
    (
      Palette.finger,
      "circle cx='11' cy='7' r='7' fill='\(Palette.finger)' stroke='\(Palette.ink)'", "finger"
    ),
    (
      "\(focus) stroke-width='2.5'/>",
      "path d='M10 15v-8h-4l5 -7l5 7h-4v8z' fill='\(Palette.firstResponder)'", "content moved"
    ),
  ]

  private let entries: [(part: String, mark: String, text: String)]
  private let columns: Int

  init(width: CGFloat, of drawing: SVG) {
    columns = max(1, Int(width / Self.cell.width))
    entries = Self.entries.filter { entry in drawing.lines.contains { $0.contains(entry.0) } }
  }

  var height: CGFloat {
    let lines = (entries.count + columns - 1) / columns
    return CGFloat(lines) * Self.cell.height + 32
  }

  func draw(in svg: inout SVG) {
    for (number, entry) in entries.enumerated() {
      let (line, column) = number.quotientAndRemainder(dividingBy: columns)
      let (x, y) = (CGFloat(column) * Self.cell.width, 20 + CGFloat(line) * Self.cell.height)
      svg.group(at: x, y) { svg in
        svg.append(["<\(entry.mark)/>"])
        svg.text(entry.text, x: 30, y: 12, size: 12, "fill='\(Palette.secondaryInk)'")
      }
    }
  }
}
