import Foundation
import UIKit

/// A picture of runs: phones in rows, with numbers under each.
struct Filmstrip: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    var title: String
    var frames: [Frame]
    /// The number of the first frame.
    var start = 1
  }

  var title: String
  var sentence: String
  /// The device the frames are of.
  var device = ""
  var rows: [Row]

  // MARK: Measures

  private static let margin: CGFloat = 20
  /// Left of the device, for the arrow.
  private static let arrowWidth: CGFloat = 30
  /// Right of it, for the gauge and its numbers.
  private static let gaugeWidth: CGFloat = 48
  private static let rowHead: CGFloat = 66
  private static let rowFoot: CGFloat = 90

  private static let ink = "fill='\(Palette.ink)'"
  private static let secondaryInk = "fill='\(Palette.secondaryInk)'"
  private static let focusInk = "fill='\(Palette.firstResponder)'"

  /// The scale of a device in the picture.
  private func scale(of sample: Sample) -> CGFloat {
    let side = min(sample.screen.width, sample.screen.height)
    guard side > 0 else { return 1 }
    // No phone is as wide as the smallest iPad.
    return (side < 744 ? 172 : 262) / side
  }

  private func width(of frame: Frame) -> CGFloat {
    let device = frame.sample.screen.width * scale(of: frame.sample)
    return Self.arrowWidth + device + Self.gaugeWidth
  }

  private func height(of row: Row) -> CGFloat {
    let devices = row.frames.map { $0.sample.screen.height * scale(of: $0.sample) }
    return Self.rowHead + (devices.max() ?? 0) + Self.rowFoot
  }

  // MARK: Drawing

  /// The picture as the text of an SVG file.
  var svg: String {
    let widths = rows.map { row in row.frames.reduce(0) { $0 + width(of: $1) } }
    let rowWidth = max(250, widths.max() ?? 0).rounded(.up)
    let sentenceLines = sentence.lines(width: rowWidth, fontSize: 16)
    let head = 66 + CGFloat(sentenceLines.count) * 23
    var drawing = SVG()
    var y = head
    for (number, row) in rows.enumerated() {
      drawing.group(at: 0, y) { svg in
        svg.path("M0 0H\(rowWidth.plain)", "stroke='\(Palette.faint)'")
        svg.text(row.title, x: 0, y: 27, size: 18, "font-weight='600' \(Self.ink)")
        draw(row, clip: "screen-\(number + 1)", in: &svg)
      }
      y += height(of: row)
    }
    let legend = FilmstripLegend(width: rowWidth, of: drawing)
    drawing.path("M0 \(y.plain)H\(rowWidth.plain)", "stroke='\(Palette.faint)'")
    drawing.group(at: 0, y) { legend.draw(in: &$0) }
    let size = CGSize(width: rowWidth + 2 * Self.margin, height: y + legend.height)
    return SVG.document(size, title: title, description: sentence) { svg in
      // A page may be dark; the picture is not.
      svg.rectangle(CGRect(origin: .zero, size: size), radius: 12, "fill='#fff'")
      svg.group(at: Self.margin, 0) { svg in
        svg.text(title, x: 0, y: 42, size: 26, "font-weight='700' \(Self.ink)")
        let style = "text-anchor='end' \(Self.secondaryInk)"
        svg.text(device, x: rowWidth, y: head + 27, size: 14, style)
        for (number, line) in sentenceLines.enumerated() {
          svg.text(line, x: 0, y: 70 + CGFloat(number) * 23, size: 16, Self.secondaryInk)
        }
        svg.append(drawing.lines)
      }
    }
  }

  private func draw(_ row: Row, clip: String, in svg: inout SVG) {
    var x = Self.arrowWidth
    for (index, frame) in row.frames.enumerated() {
      let sample = frame.sample
      let scale = scale(of: sample)
      let before = index > 0 ? row.frames[index - 1].sample : nil
      let focus = before?.firstResponder?.name
      let isFocusNew = focus != sample.firstResponder?.name
      svg.group(at: x, Self.rowHead) { svg in
        svg.text("\(row.start + index)  \(frame.caption)", x: 0, y: -10, size: 15, Self.ink)
        svg.group("g transform='scale(\(String(format: "%.6f", scale)))'") { svg in
          PhonePicture(sample: sample, previousFocus: isFocusNew ? focus : nil)
            .draw(clip: "\(clip)-\(index + 1)", in: &svg)
        }
        drawGauge(of: sample, scale: scale, in: &svg)
        if let before { drawArrow(from: before, to: sample, scale: scale, in: &svg) }
        svg.group(at: 0, sample.screen.height * scale) { svg in
          drawNumbers(of: frame, focusBefore: focus, in: &svg)
        }
      }
      x += width(of: frame)
    }
  }

  /// A bar beside the phone, as high as the insets: they lie under the keyboard in the picture.
  private func drawGauge(of sample: Sample, scale: CGFloat, in svg: inout SVG) {
    let bottom = sample.scrollView.maxY
    let own = bottom - sample.systemInset
    let x = sample.screen.width * scale + 8
    let parts = [
      (own - sample.contentInset.bottom, own, "url(#fine-hatch)", Palette.inset),
      (own, bottom, "\(Palette.safeArea)' fill-opacity='0.35", Palette.secondaryInk),
    ]
    for (top, bottom, fill, colour) in parts where bottom - top >= 1 {
      let frame = CGRect(x: x, y: top * scale, width: 9, height: (bottom - top) * scale)
      svg.rectangle(frame, "fill='\(fill)' stroke='\(colour)' stroke-width='0.8'")
      let text = (bottom - top).plain
      svg.text(text, x: x + 13, y: frame.midY + 4, size: 12, "fill='\(colour)'")
    }
  }

  /// An arrow beside the phone, as long as the move of the content, that points at the edited field.
  private func drawArrow(from old: Sample, to sample: Sample, scale: CGFloat, in svg: inout SVG) {
    let moved = sample.shownScroll - old.shownScroll
    // On a screen that was turned the content is another one.
    guard old.screen == sample.screen, abs(moved) >= 0.5 else { return }
    let sign: CGFloat = moved > 0 ? 1 : -1
    let height = sample.screen.height * scale
    let length = min(height - 20, max(16, abs(moved) * scale))
    let middle = (sample.firstResponder?.frame.midY ?? sample.screen.height / 2) * scale
    let tip = min(max(middle, moved > 0 ? 4 : length + 4), height - (moved > 0 ? length + 4 : 4))
    let (tail, back) = ((tip + sign * length).plain, (tip + sign * 8).plain)
    // On the shaft where it is long enough, otherwise beyond the tail.
    let text = tip + sign * (length >= 40 ? length / 2 : length + (moved > 0 ? 10 : 9)) + 4
    svg.group(at: 14 - Self.arrowWidth, 0) { svg in
      svg.path("M0 \(tail)V\(back)", "stroke='\(Palette.firstResponder)' stroke-width='2.5'")
      svg.path("M-6 \(back)L0 \(tip.plain)L6 \(back)z", Self.focusInk)
      let halo = "paint-order='stroke' stroke='#fff' stroke-width='5'"
      let number = abs(moved).rounded().plain
      svg.text(number, x: 0, y: text, size: 12, "\(Self.focusInk) text-anchor='middle' \(halo)")
    }
  }

  private func drawNumbers(of frame: Frame, focusBefore: String?, in svg: inout SVG) {
    let sample = frame.sample
    let moment = String(format: "%.2f s", sample.time)
    let event = frame.news.last.map { " · \($0.name.swiftName)" } ?? ""
    svg.text(moment + event, x: 0, y: 20, size: 12, Self.secondaryInk)
    let inset = sample.contentInset.bottom.rounded().plain
    let (shown, end) = (sample.shownOffset.rounded().plain, sample.contentOffset.y.rounded().plain)
    let offset = (shown == end ? end : "\(shown) → \(end)").replacing("-", with: "−")
    let numbers = "inset \(inset) · offset \(offset)"
    svg.text(numbers, x: 0, y: 38, size: 14, "font-weight='600' \(Self.ink)")
    // Fields may have no name.
    let focus = sample.firstResponder?.name
    let names = focus == focusBefore ? [focus] : [focusBefore, focus ?? "none"]
    let line = names.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " → ")
    if !line.isEmpty { svg.text("focus: \(line)", x: 0, y: 56, size: 13, Self.focusInk) }
    if frame.isMoving {
      svg.text("on its way", x: 0, y: 74, size: 13, Self.secondaryInk)
    } else if let verdict = frame.verdict {
      let ink = "fill='\(verdict.isGood ? Palette.good : Palette.bad)'"
      svg.circle(x: 4.5, y: 69.5, radius: 4.5, ink)
      svg.text(verdict.text, x: 14, y: 74, size: 13, ink)
    }
  }
}
