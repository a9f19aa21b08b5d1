import UIKit

/// A picture with a row of phones for each run, and numbers under each phone.
package struct Filmstrip: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    var title: String
    var frames: [Frame]
    var start = 1
  }

  var title: String
  package var sentence: String
  var device = ""
  var rows: [Row]
  /// The largest width of the picture; a page may show the picture smaller.
  var maximumWidth = pageWidth

  static let pageWidth: CGFloat = 830
  static let narrowWidth: CGFloat = 400

  // MARK: Drawing

  static let ink = "fill='\(Palette.ink)'"
  static let secondaryInk = "fill='\(Palette.secondaryInk)'"

  package var svg: String {
    let layout = FilmstripLayout(rows, maximumWidth: maximumWidth)
    var drawing = SVG()
    var y = drawHead(layout.width, in: &drawing)
    for (number, row) in rows.enumerated() {
      drawing.group(at: 0, y) { svg in
        svg.path("M0 0H\(layout.width.plain)", "stroke='\(Palette.faint)'")
        svg.text(row.title, x: 0, y: 24, size: 16, "font-weight='600' \(Self.ink)")
        draw(row, layout, clip: "screen-\(number + 1)", in: &svg)
      }
      y += layout.height(of: row)
    }
    let legend = FilmstripLegend(width: layout.width, of: drawing)
    drawing.path("M0 \(y.plain)H\(layout.width.plain)", "stroke='\(Palette.faint)'")
    drawing.group(at: 0, y) { legend.draw(in: &$0) }
    let margin = FilmstripLayout.margin
    let size = CGSize(width: layout.width + 2 * margin, height: y + legend.height)
    return SVG.document(size, title: title, description: sentence) { svg in
      svg.rectangle(CGRect(origin: .zero, size: size), radius: 12, "fill='\(Palette.paper)'")
      svg.group(at: margin, 0) { $0.append(drawing.lines) }
    }
  }

  private func drawHead(_ width: CGFloat, in svg: inout SVG) -> CGFloat {
    var y: CGFloat = 8
    // Bold letters are wider.
    for line in title.lines(width: width, fontSize: 22 * 1.2) {
      y += 28
      svg.text(line, x: 0, y: y, size: 22, "font-weight='700' \(Self.ink)")
    }
    for line in sentence.lines(width: width, fontSize: 14) {
      y += 20
      svg.text(line, x: 0, y: y + 4, size: 14, Self.secondaryInk)
    }
    y += 24
    svg.text(device, x: width, y: y + 24, size: 12, "text-anchor='end' \(Self.secondaryInk)")
    return y
  }

  private func draw(_ row: Row, _ layout: FilmstripLayout, clip: String, in svg: inout SVG) {
    var y = FilmstripLayout.rowHead
    for line in layout.lines(of: row) {
      var x = FilmstripLayout.arrowWidth
      for index in line {
        let before = index > 0 ? row.frames[index - 1].sample : nil
        let picture = FilmstripFrame(
          number: row.start + index, frame: row.frames[index], before: before, scale: layout.scale
        )
        svg.group(at: x, y) { picture.draw(clip: "\(clip)-\(index + 1)", in: &$0) }
        x += layout.width(of: row.frames[index])
      }
      y += layout.height(of: line, in: row)
    }
  }
}

extension Filmstrip {
  /// Creates a picture with five phones in a row; `device` is nil to write the screen's width.
  package init(title: String, sentence: String, device: String? = nil, frames: [Frame]) {
    let rows = stride(from: 0, to: frames.count, by: 5).map { start in
      Row(title: "", frames: Array(frames[start...].prefix(5)), start: start)
    }
    let width = frames.first.map { "\($0.sample.screen.width.plain) points wide" } ?? ""
    self.init(title: title, sentence: sentence, device: device ?? width, rows: rows)
  }

  package static func shortened(_ text: String, to length: Int) -> String {
    text.count > length ? "\(text.prefix(length - 1))…" : text
  }
}
