@_spi(Headless) import UIKit

/// The drawing of one phone of a filmstrip, with its caption, numbers and arrow.
struct FilmstripFrame {
  let number: Int
  let frame: Frame
  let before: Sample?
  let scale: CGFloat

  /// The size of the smallest text, which a page on a phone shows at 9 points.
  static let smallText: CGFloat = 11.4

  private static let focusInk = "fill='\(Palette.firstResponder)'"

  private var sample: Sample { frame.sample }
  private var focus: String? { sample.firstResponder?.name }
  private var focusBefore: String? { before?.firstResponder?.name }

  func draw(clip: String, in svg: inout SVG) {
    svg.text("\(number)  \(frame.caption)", x: 0, y: -9, size: 13, Filmstrip.ink)
    svg.group("g transform='scale(\(String(format: "%.6f", scale)))'") { svg in
      let phone = PhonePicture(
        sample: sample, previousFocus: focus == focusBefore ? nil : focusBefore,
        legibleSize: Self.smallText / scale
      )
      phone.draw(clip: clip, in: &svg)
    }
    drawGauge(in: &svg)
    if let before { drawArrow(from: before, in: &svg) }
    svg.group(at: 0, sample.screen.height * scale) { drawNumbers(in: &$0) }
  }

  /// Draws the insets as a bar beside the phone, because the keyboard covers the insets on the phone.
  private func drawGauge(in svg: inout SVG) {
    let bottom = sample.scrollView.maxY
    let own = bottom - sample.systemInset
    let x = sample.screen.width * scale + 8
    let parts = [
      (own - sample.contentInset.bottom, own, "url(#fine-hatch)", Palette.inset),
      (own, bottom, "\(Palette.safeArea)' fill-opacity='0.35", Palette.secondaryInk),
    ]
    for (top, bottom, fill, colour) in parts where bottom - top >= 1 {
      let frame = CGRect(x: x, y: top * scale, width: 8, height: (bottom - top) * scale)
      svg.rectangle(frame, "fill='\(fill)' stroke='\(colour)' stroke-width='0.8'")
      let text = (bottom - top).plain
      svg.text(text, x: x + 12, y: frame.midY + 4, size: Self.smallText, "fill='\(colour)'")
    }
  }

  /// Draws an arrow beside the first responder, with the length of the content's movement.
  private func drawArrow(from old: Sample, in svg: inout SVG) {
    let moved = sample.shownScroll - old.shownScroll
    // After a rotation, the content has a different layout, so the offsets cannot be compared.
    guard old.screen == sample.screen, abs(moved) >= 0.5 else { return }
    let sign: CGFloat = moved > 0 ? 1 : -1
    let height = sample.screen.height * scale
    let length = min(height - 20, max(16, abs(moved) * scale))
    let middle = (sample.firstResponder?.frame.midY ?? sample.screen.height / 2) * scale
    let tip = min(max(middle, moved > 0 ? 4 : length + 4), height - (moved > 0 ? length + 4 : 4))
    let (tail, back) = ((tip + sign * length).plain, (tip + sign * 8).plain)
    // Draw the number on the arrow if the arrow is long enough, otherwise behind it.
    let text = tip + sign * (length >= 40 ? length / 2 : length + (moved > 0 ? 10 : 9)) + 4
    svg.group(at: 13 - FilmstripLayout.arrowWidth, 0) { svg in
      svg.path("M0 \(tail)V\(back)", "stroke='\(Palette.firstResponder)' stroke-width='2.5'")
      svg.path("M-6 \(back)L0 \(tip.plain)L6 \(back)z", Self.focusInk)
      let halo = "paint-order='stroke' stroke='\(Palette.paper)' stroke-width='5'"
      let number = abs(moved).rounded().plain
      svg.text(
        number, x: 0, y: text, size: Self.smallText, "\(Self.focusInk) text-anchor='middle' \(halo)"
      )
    }
  }

  private func drawNumbers(in svg: inout SVG) {
    let moment = String(format: "%.2f s", sample.time)
    let event = frame.news.last.map { " · \($0.name.swiftName)" } ?? ""
    svg.text(moment + event, x: 0, y: 18, size: Self.smallText, Filmstrip.secondaryInk)
    let inset = sample.contentInset.bottom.rounded().plain
    let (shown, end) = (sample.shownOffset.rounded().plain, sample.contentOffset.y.rounded().plain)
    let offset = (shown == end ? end : "\(shown) → \(end)").withMinusSigns
    let numbers = "inset \(inset) · offset \(offset)"
    svg.text(numbers, x: 0, y: 34, size: 12, "font-weight='600' \(Filmstrip.ink)")
    let names = focus == focusBefore ? [focus] : [focusBefore, focus ?? "none"]
    let line = names.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " → ")
    if !line.isEmpty { svg.text("focus: \(line)", x: 0, y: 50, size: 12, Self.focusInk) }
    if frame.isMoving {
      svg.text("on its way", x: 0, y: 66, size: 12, Filmstrip.secondaryInk)
    } else if let verdict = frame.verdict {
      let ink = "fill='\(verdict.isGood ? Palette.good : Palette.bad)'"
      svg.circle(x: 4.5, y: 62, radius: 4.5, ink)
      svg.text(verdict.text, x: 14, y: 66, size: 12, ink)
    }
  }
}
