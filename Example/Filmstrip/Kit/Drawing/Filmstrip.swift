import Foundation

/// A picture of a script: phones in rows, with numbers under each.
struct Filmstrip: Equatable, Sendable {
  /// The result that a picture shows, in a few words.
  struct Verdict: Equatable, Sendable {
    var text: String
    var isGood: Bool

    init(_ text: String, isGood: Bool) {
      self.text = text
      self.isGood = isGood
    }
  }

  struct Frame: Equatable, Sendable {
    /// The number of the shot, from one: a row may leave shots out.
    var number: Int
    /// The step of the script.
    var caption: String
    /// The last keyboard notification, if one came since the frame before.
    var event: String?
    var sample: Sample
    /// Nil where there is nothing to judge.
    var verdict: Verdict?
    /// True while keyboard or content are on their way.
    var isMoving = false
    /// How far the content has moved up since the frame to the left, in points.
    var moved: CGFloat = 0
    /// The name of the field that had the focus before; nil where it is the same.
    var previousFocus: String?

    /// Whether the field that had the focus before is on the screen.
    var showsPreviousFocus: Bool {
      guard let previousFocus else { return false }
      let screen = CGRect(origin: .zero, size: sample.screen)
      return (sample.elements + sample.barElements).contains {
        $0.name == previousFocus && $0.frame.intersects(screen)
      }
    }

    /// The field that had the focus and the one that has it; nil where there is and was none.
    var focusLine: String? {
      let now = sample.firstResponder?.name
      if let previousFocus { return "focus: \(previousFocus) → \(now ?? "none")" }
      return now.map { "focus: \($0)" }
    }
  }

  /// Frames that belong together, side by side under a title.
  struct Group: Equatable, Sendable {
    var title: String
    var frames: [Frame]
  }

  var title: String
  var sentence: String
  /// The device the frames are of.
  var device = ""
  /// Groups that stand side by side, row by row.
  var rows: [[Group]]

  // MARK: Measures

  private static let margin: CGFloat = 20
  /// The short side of a phone, and of a pad.
  private static let phoneWidth: CGFloat = 172
  private static let padWidth: CGFloat = 262
  /// Left of the device, for the arrow.
  private static let arrowWidth: CGFloat = 30
  /// Right of it, for the gauge and its numbers.
  private static let gaugeWidth: CGFloat = 48
  private static let rowHead: CGFloat = 66
  private static let rowFoot: CGFloat = 90
  private static let sentenceSize: CGFloat = 16
  private static let titleSize: CGFloat = 18

  private func scale(of frame: Frame) -> CGFloat {
    let size = frame.sample.screen
    let side = min(size.width, size.height)
    guard side > 0 else { return 1 }
    // No phone is as wide as the smallest iPad.
    return (side < 744 ? Self.phoneWidth : Self.padWidth) / side
  }

  private func width(of frame: Frame) -> CGFloat {
    Self.arrowWidth + frame.sample.screen.width * scale(of: frame) + Self.gaugeWidth
  }

  private func width(of group: Group) -> CGFloat {
    max(
      group.frames.reduce(0) { $0 + width(of: $1) },
      // Bold letters are wider than others.
      TextWrapping.width(of: group.title, fontSize: Self.titleSize) * 1.12 + 24
    )
  }

  private var width: CGFloat {
    let rows = rows.map { row in row.reduce(0) { $0 + width(of: $1) } }
    return 2 * Self.margin + max(250, rows.max() ?? 0).rounded(.up)
  }

  private var sentenceLines: [String] {
    TextWrapping.lines(
      of: sentence,
      width: width - 2 * Self.margin,
      fontSize: Self.sentenceSize
    )
  }

  private var headHeight: CGFloat { 66 + CGFloat(sentenceLines.count) * 23 }

  private func phoneHeight(of row: [Group]) -> CGFloat {
    row.flatMap(\.frames).map { $0.sample.screen.height * scale(of: $0) }.max() ?? 0
  }

  private func height(of row: [Group]) -> CGFloat {
    Self.rowHead + phoneHeight(of: row) + Self.rowFoot
  }

  private var legend: FilmstripLegend {
    let frames = rows.joined().flatMap(\.frames)
    return FilmstripLegend(
      width: width - 2 * Self.margin,
      showsPreviousFocus: frames.contains(where: \.showsPreviousFocus),
      showsFinger: frames.contains { $0.sample.finger != nil }
    )
  }

  private var height: CGFloat {
    headHeight + rows.reduce(0) { $0 + height(of: $1) } + legend.height
  }

  // MARK: Drawing

  /// The picture as the text of an SVG file.
  var svg: String {
    var svg = SVG()
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": "0 0 \(n(width)) \(n(height))",
        "width": n(width),
        "height": n(height),
        "role": "img",
        "font-family": "system-ui, -apple-system, Helvetica, Arial, sans-serif",
      ]
    ) { svg in
      svg.element("title", [:], text: title)
      svg.element("desc", [:], text: sentence)
      svg.append(Palette.patterns.lines)
      // A page may be dark; the picture is not.
      svg.rectangle(
        CGRect(x: 0, y: 0, width: width, height: height),
        radius: 12,
        "fill=\"#fff\""
      )
      drawHead(in: &svg)
      var y = headHeight
      for (number, row) in rows.enumerated() {
        draw(row, number: number, y: y, in: &svg)
        y += height(of: row)
      }
      legend.draw(x: Self.margin, y: y, in: &svg)
    }
    return svg.document
  }

  private func drawHead(in svg: inout SVG) {
    svg.text(
      title,
      x: Self.margin,
      y: 42,
      "font-size=\"26\" font-weight=\"700\" fill=\"\(Palette.ink)\""
    )
    svg.text(
      device,
      x: width - Self.margin,
      y: 42,
      "font-size=\"14\" fill=\"\(Palette.secondaryInk)\" text-anchor=\"end\""
    )
    for (number, line) in sentenceLines.enumerated() {
      svg.text(
        line,
        x: Self.margin,
        y: 70 + CGFloat(number) * 23,
        "font-size=\"\(n(Self.sentenceSize))\" fill=\"\(Palette.secondaryInk)\""
      )
    }
  }

  private func draw(_ row: [Group], number: Int, y: CGFloat, in svg: inout SVG) {
    var x = Self.margin
    var column = 1
    for group in row {
      let end = x + width(of: group)
      svg.path("M\(n(x)) \(n(y))H\(n(end - 12))", "stroke=\"\(Palette.faint)\"")
      svg.text(
        group.title,
        x: x,
        y: y + 27,
        "font-size=\"\(n(Self.titleSize))\" font-weight=\"600\" fill=\"\(Palette.ink)\""
      )
      for frame in group.frames {
        svg.group("g", ["transform": "translate(\(n(x)) \(n(y + Self.rowHead)))"]) { svg in
          draw(frame, clip: "screen-\(number + 1)-\(column)", in: &svg)
        }
        x += width(of: frame)
        column += 1
      }
      x = end
    }
  }

  private func draw(_ frame: Frame, clip: String, in svg: inout SVG) {
    let scale = scale(of: frame)
    let left = Self.arrowWidth
    svg.text(
      "\(frame.number)  \(frame.caption)",
      x: left,
      y: -10,
      "font-size=\"15\" fill=\"\(Palette.ink)\""
    )
    svg.group("g", ["transform": "translate(\(n(left)) 0) scale(\(factor(scale)))"]) { svg in
      PhonePicture(sample: frame.sample, previousFocus: frame.previousFocus)
        .draw(clip: clip, in: &svg)
    }
    let right = left + frame.sample.screen.width * scale
    drawGauge(of: frame, x: right + 8, scale: scale, in: &svg)
    drawArrow(beside: frame, scale: scale, in: &svg)
    drawNumbers(under: frame, x: left, y: frame.sample.screen.height * scale, in: &svg)
  }

  /// A bar beside the phone, as high as the insets: they lie under the keyboard in the picture.
  private func drawGauge(of frame: Frame, x: CGFloat, scale: CGFloat, in svg: inout SVG) {
    let sample = frame.sample
    let bottom = sample.scrollView.maxY
    let own = bottom - sample.contribution
    let parts = [
      (own - sample.contentInset.bottom, own, "url(#fine-hatch)", Palette.inset),
      (own, bottom, "\(Palette.safeArea)\" fill-opacity=\"0.35", Palette.secondaryInk),
    ]
    for (top, bottom, fill, colour) in parts where bottom - top >= 1 {
      svg.rectangle(
        CGRect(x: x, y: top * scale, width: 9, height: (bottom - top) * scale),
        "fill=\"\(fill)\" stroke=\"\(colour)\" stroke-width=\"0.8\""
      )
      svg.text(
        n(bottom - top),
        x: x + 13,
        y: (top + bottom) / 2 * scale + 4,
        "font-size=\"12\" fill=\"\(colour)\""
      )
    }
  }

  /// An arrow beside the phone, as long as the content moved, with its point at what is edited.
  private func drawArrow(beside frame: Frame, scale: CGFloat, in svg: inout SVG) {
    guard abs(frame.moved) >= 0.5 else { return }
    let up = frame.moved > 0
    let middle = frame.sample.firstResponder?.frame.midY
    let height = frame.sample.screen.height * scale
    let length = min(height - 20, max(16, abs(frame.moved) * scale))
    var tip = (middle ?? frame.sample.screen.height / 2) * scale
    tip = up ? min(max(tip, 4), height - length - 4) : max(min(tip, height - 4), length + 4)
    let tail = up ? tip + length : tip - length
    let back = up ? tip + 8 : tip - 8
    let x: CGFloat = 14
    svg.path(
      "M\(n(x)) \(n(tail))V\(n(back))",
      "stroke=\"\(Palette.firstResponder)\" stroke-width=\"2.5\""
    )
    svg.path(
      "M\(n(x - 6)) \(n(back))L\(n(x)) \(n(tip))L\(n(x + 6)) \(n(back))z",
      "fill=\"\(Palette.firstResponder)\""
    )
    // On the shaft where it is long enough, otherwise beyond the tail.
    let beyond = up ? min(tail + 14, height - 2) : max(tail - 5, 10)
    svg.text(
      n(abs(frame.moved).rounded()),
      x: x,
      y: length >= 40 ? (tail + back) / 2 + 4 : beyond,
      "font-size=\"12\" fill=\"\(Palette.firstResponder)\" text-anchor=\"middle\" "
        + "paint-order=\"stroke\" stroke=\"#fff\" stroke-width=\"5\""
    )
  }

  private func drawNumbers(under frame: Frame, x: CGFloat, y: CGFloat, in svg: inout SVG) {
    let sample = frame.sample
    let moment = "\(PlainNumber.seconds(sample.time)) s"
    svg.text(
      frame.event.map { "\(moment) · \($0)" } ?? moment,
      x: x,
      y: y + 20,
      "font-size=\"12\" fill=\"\(Palette.secondaryInk)\""
    )
    svg.text(
      "inset \(n(sample.contentInset.bottom.rounded())) · "
        + "offset \(n(sample.contentOffset.y.rounded()).replacing("-", with: "−"))",
      x: x,
      y: y + 38,
      "font-size=\"14\" font-weight=\"600\" fill=\"\(Palette.ink)\""
    )
    if let focus = frame.focusLine {
      svg.text(
        focus,
        x: x,
        y: y + 56,
        "font-size=\"13\" fill=\"\(Palette.firstResponder)\""
      )
    }
    let last = y + 74
    guard !frame.isMoving else {
      svg.text(
        "on its way",
        x: x,
        y: last,
        "font-size=\"13\" fill=\"\(Palette.secondaryInk)\""
      )
      return
    }
    guard let verdict = frame.verdict else { return }
    let colour = verdict.isGood ? Palette.good : Palette.bad
    svg.element(
      "circle",
      ["cx": n(x + 4.5), "cy": n(last - 4.5), "r": "4.5", "fill": colour]
    )
    svg.text(verdict.text, x: x + 14, y: last, "font-size=\"13\" fill=\"\(colour)\"")
  }

  private func n(_ number: CGFloat) -> String { PlainNumber.text(number) }

  /// A scale needs more digits than a place: an error is multiplied by the size of the screen.
  private func factor(_ number: CGFloat) -> String {
    let millionths = Int((number * 1_000_000).rounded())
    let decimals = String(millionths % 1_000_000 + 1_000_000).dropFirst()
    return "\(millionths / 1_000_000).\(decimals)"
  }
}
