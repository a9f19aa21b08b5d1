import Foundation

/// One sample drawn as a phone, in points, with the screen's origin at the origin.
struct PhonePicture {
  let sample: Sample
  /// The name of the field that had the focus before.
  let previousFocus: String?
  /// Unique in the document.
  let clip: String

  private var screen: CGRect { CGRect(origin: .zero, size: sample.screen) }

  /// The edge above which the keyboard and what UIKit adds leave the content alone.
  private var insetBottom: CGFloat { sample.scrollView.maxY - sample.contribution }

  func draw(in svg: inout SVG) {
    svg.group("clipPath", ["id": clip]) { svg in
      svg.rectangle(screen, radius: 38, "")
    }
    svg.group("g", ["clip-path": "url(#\(clip))"]) { svg in
      svg.rectangle(
        screen,
        "fill=\"\(sample.sheet == nil ? "#fff" : Palette.behindSheet)\""
      )
      if let sheet = sample.sheet {
        svg.group("clipPath", ["id": "\(clip)-sheet"]) { svg in
          svg.rectangle(sheet, radius: 12, "")
        }
        svg.group("g", ["clip-path": "url(#\(clip)-sheet)"]) { svg in
          svg.rectangle(sheet, "fill=\"#fff\"")
          drawScreen(in: &svg)
        }
        svg.rectangle(
          sheet,
          radius: 12,
          "fill=\"none\" stroke=\"\(Palette.ink)\" stroke-width=\"2\""
        )
      } else {
        drawScreen(in: &svg)
      }
      if let keyboard = sample.keyboard {
        KeyboardPicture(frame: keyboard, screen: screen, contribution: sample.contribution)
          .draw(in: &svg)
      }
      drawCoveredResponder(in: &svg)
      drawHomeIndicator(in: &svg)
      drawFinger(in: &svg)
    }
    svg.rectangle(
      screen,
      radius: 38,
      "fill=\"none\" stroke=\"\(Palette.ink)\" stroke-width=\"5\""
    )
  }

  private func drawScreen(in svg: inout SVG) {
    drawContent(in: &svg)
    drawInsets(in: &svg)
    drawTopBar(in: &svg)
    drawIndicator(in: &svg)
    drawBarOnKeyboard(in: &svg)
  }

  // MARK: Content

  private func drawContent(in svg: inout SVG) {
    let beyond = max(0, sample.scrollView.maxY - sample.contentEnd)
    if beyond > 0 {
      svg.rectangle(
        CGRect(
          x: sample.scrollView.minX,
          y: sample.contentEnd,
          width: sample.scrollView.width,
          height: beyond
        ),
        "fill=\"\(Palette.beyondContent)\""
      )
    }
    for element in sample.elements where element.frame.intersects(screen) {
      draw(element, in: &svg)
    }
  }

  private func draw(_ element: Sample.Element, in svg: inout SVG) {
    let frame = element.frame
    switch element.kind {
    case .bubble:
      svg.rectangle(
        frame,
        radius: 16,
        "fill=\"\(element.isSecondary ? Palette.bubble : Palette.ownBubble)\""
      )
    case .block:
      svg.rectangle(frame, radius: 14, "fill=\"\(Palette.block)\"")
    case .row:
      svg.path(
        "M\(n(frame.minX + 16)) \(n(frame.maxY))H\(n(frame.maxX))",
        "stroke=\"\(Palette.faint)\" stroke-width=\"1\""
      )
    case .label:
      drawText(element, centred: false, inset: 0, fill: textColour(of: element), in: &svg)
    case .button:
      svg.rectangle(frame, radius: 12, "fill=\"\(Palette.button)\"")
      drawText(element, centred: true, inset: 8, fill: "#fff", in: &svg)
    case .field:
      let isFirst = element.isFirstResponder
      let fill = isFirst ? Palette.firstResponderFill : "#fff"
      let stroke = isFirst ? Palette.firstResponder : Palette.faint
      svg.rectangle(
        frame,
        radius: 8,
        "fill=\"\(fill)\" stroke=\"\(stroke)\" stroke-width=\"\(isFirst ? "5" : "2")\""
      )
      if !isFirst, let previousFocus, element.name == previousFocus {
        svg.rectangle(
          frame,
          radius: 8,
          "fill=\"none\" stroke=\"\(Palette.firstResponder)\" stroke-width=\"4\" "
            + "stroke-dasharray=\"12 8\""
        )
      }
      drawText(element, centred: false, inset: 10, fill: textColour(of: element), in: &svg)
    }
  }

  private func textColour(of element: Sample.Element) -> String {
    element.isSecondary ? Palette.secondaryInk : Palette.ink
  }

  private func drawText(
    _ element: Sample.Element,
    centred: Bool,
    inset: CGFloat,
    fill: String,
    in svg: inout SVG
  ) {
    let size = element.fontSize
    let lineHeight = size * 1.25
    let lines = lines(
      of: element,
      width: element.frame.width - 2 * inset,
      count: max(1, Int(element.frame.height / size / 1.1))
    )
    let first = element.frame.midY - lineHeight * CGFloat(lines.count) / 2 + lineHeight * 0.75
    let x = centred ? element.frame.midX : element.frame.minX + inset
    let anchor = centred ? " text-anchor=\"middle\"" : ""
    for (number, line) in lines.enumerated() {
      svg.text(
        line,
        x: x,
        y: first + lineHeight * CGFloat(number),
        "font-size=\"\(n(size))\" fill=\"\(fill)\"\(anchor)"
      )
    }
  }

  /// In as many lines as the height has room for, even if they turn out longer than estimated.
  private func lines(of element: Sample.Element, width: CGFloat, count: Int) -> [String] {
    var width = width
    var lines = TextWrapping.lines(of: element.text, width: width, fontSize: element.fontSize)
    while lines.count > count, width > 0, width < screen.width {
      width *= 1.05
      lines = TextWrapping.lines(of: element.text, width: width, fontSize: element.fontSize)
    }
    return lines
  }

  // MARK: Insets and bars

  private func drawInsets(in svg: inout SVG) {
    let width = sample.scrollView.width
    let left = sample.scrollView.minX
    if sample.contentInset.bottom > 0 {
      svg.rectangle(
        CGRect(
          x: left,
          y: insetBottom - sample.contentInset.bottom,
          width: width,
          height: sample.contentInset.bottom
        ),
        "fill=\"url(#hatch)\""
      )
    }
    if sample.contribution > 0 {
      svg.rectangle(
        CGRect(x: left, y: insetBottom, width: width, height: sample.contribution),
        "fill=\"\(Palette.safeArea)\" fill-opacity=\"0.35\""
      )
    }
  }

  private func drawTopBar(in svg: inout SVG) {
    guard let bar = sample.topBar else { return }
    svg.rectangle(bar, "fill=\"\(Palette.topBar)\"")
    svg.path(
      "M\(n(bar.minX)) \(n(bar.maxY))H\(n(bar.maxX))",
      "stroke=\"\(Palette.faint)\" stroke-width=\"2\""
    )
    svg.text(
      sample.title,
      x: bar.midX,
      y: bar.maxY - min(15, bar.height / 2 - 6),
      "font-size=\"18\" font-weight=\"600\" fill=\"\(Palette.ink)\" text-anchor=\"middle\""
    )
  }

  private func drawBarOnKeyboard(in svg: inout SVG) {
    guard let bar = sample.barOnKeyboard else { return }
    svg.rectangle(bar, "fill=\"\(Palette.topBar)\"")
    svg.path(
      "M\(n(bar.minX)) \(n(bar.minY))H\(n(bar.maxX))",
      "stroke=\"\(Palette.faint)\" stroke-width=\"2\""
    )
    for element in sample.barElements { draw(element, in: &svg) }
  }

  private func drawFinger(in svg: inout SVG) {
    guard let finger = sample.finger else { return }
    svg.element(
      "circle",
      [
        "cx": n(finger.x), "cy": n(finger.y), "r": "26", "fill": Palette.finger,
        "fill-opacity": "0.6", "stroke": Palette.ink, "stroke-width": "3",
      ]
    )
  }

  private func drawIndicator(in svg: inout SVG) {
    let top = sample.scrollView.minY + sample.adjustedContentInset.top
    let bottom = insetBottom - sample.verticalScrollIndicatorInsets.bottom
    let visible = insetBottom - sample.contentInset.bottom - top
    let range = sample.contentSize.height - visible
    guard range > 0, visible > 0, bottom - top > 40 else { return }
    let track = bottom - top - 6
    let length = max(36, track * visible / sample.contentSize.height)
    let part =
      sample.isUpsideDown
      ? 1 - (sample.shownOffset + sample.adjustedContentInset.bottom) / range
      : (sample.shownOffset + sample.adjustedContentInset.top) / range
    svg.rectangle(
      CGRect(
        x: sample.scrollView.maxX - 9,
        y: top + 3 + (track - length) * min(1, max(0, part)),
        width: 5,
        height: length
      ),
      radius: 2.5,
      "fill=\"\(Palette.ink)\" fill-opacity=\"0.4\""
    )
  }

  private func drawHomeIndicator(in svg: inout SVG) {
    guard sample.contribution > 0 else { return }
    let fill = sample.keyboard.map { $0.maxY >= screen.maxY && $0.minY < screen.maxY - 20 } ?? false
    svg.rectangle(
      CGRect(x: screen.midX - 67, y: screen.maxY - 14, width: 134, height: 5),
      radius: 2.5,
      "fill=\"\(fill ? "#fff" : Palette.ink)\""
    )
  }

  /// A dashed outline where the keyboard hides the first responder: nothing else would show it.
  private func drawCoveredResponder(in svg: inout SVG) {
    guard let keyboard = sample.keyboard,
      let element = sample.firstResponder,
      case let covered = keyboard.intersection(element.frame), !covered.isNull, covered.height > 2
    else { return }
    svg.rectangle(
      element.frame,
      radius: 8,
      "fill=\"none\" stroke=\"#ff8787\" stroke-width=\"4\" stroke-dasharray=\"12 8\""
    )
  }

  private func n(_ number: CGFloat) -> String { PlainNumber.text(number) }
}
