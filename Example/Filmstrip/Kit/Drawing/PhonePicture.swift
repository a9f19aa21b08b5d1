import Foundation

/// One sample drawn as a phone, in points, with the screen's origin at the origin.
///
/// Filmstrips, player and hero draw the same layers. A layer is drawn where it is, or at a place of
/// its own together with the way from there: then it stays the same while it moves.
struct PhonePicture {
  enum Part: Int, CaseIterable, Comparable, Sendable {
    case ground, sheet, content, insets, topBar, indicator, bar
    case sheetEdge, keyboard, covered, home, finger, edge

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// True for the parts that a sheet cuts off at its edge.
    var isInSheet: Bool { self >= .sheet && self <= .bar }
  }

  struct Layer: Equatable, Sendable {
    let part: Part
    var offset = CGPoint.zero
    var lines: [String] = []
  }

  let sample: Sample
  /// The name of the field that had the focus before.
  var previousFocus: String?

  private var screen: CGRect { CGRect(origin: .zero, size: sample.screen) }

  /// The edge above which the keyboard and what UIKit adds leave the content alone.
  private var insetBottom: CGFloat { sample.scrollView.maxY - sample.contribution }

  /// The whole picture; the name of its clip has to be unique in the document.
  func draw(clip: String, in svg: inout SVG) {
    svg.group("clipPath", ["id": clip]) { $0.rectangle(screen, radius: 38, "") }
    let layers = layers(isMovable: false)
    svg.group("g", ["clip-path": "url(#\(clip))"]) { svg in
      for layer in layers.prefix(while: { $0.part < .sheet }) { svg.append(layer.lines) }
      let inSheet = layers.filter { $0.part.isInSheet }
      if let sheet = sample.sheet {
        svg.group("clipPath", ["id": "\(clip)-sheet"]) { $0.rectangle(sheet, radius: 12, "") }
        svg.group("g", ["clip-path": "url(#\(clip)-sheet)"]) { svg in
          for layer in inSheet { svg.append(layer.lines) }
        }
      } else {
        for layer in inSheet { svg.append(layer.lines) }
      }
      for layer in layers where layer.part > .bar && layer.part < .edge { svg.append(layer.lines) }
    }
    for layer in layers where layer.part == .edge { svg.append(layer.lines) }
  }

  /// The parts of the picture that there are, from the back to the front.
  ///
  /// - Parameter isMovable: Whether a part that moves is drawn at a place of its own.
  /// - Returns: The layers.
  func layers(isMovable: Bool) -> [Layer] {
    Part.allCases.compactMap { part in
      var layer = Layer(part: part)
      if isMovable { layer.offset = origin(of: part) }
      var svg = SVG()
      draw(part, by: layer.offset, in: &svg)
      layer.lines = svg.lines
      return svg.lines.isEmpty ? nil : layer
    }
  }

  /// A place that moves along with a part.
  private func origin(of part: Part) -> CGPoint {
    switch part {
    case .content, .covered:
      CGPoint(x: 0, y: hundredths(sample.scrollView.minY - sample.shownScroll))
    case .sheet, .sheetEdge: CGPoint(x: 0, y: hundredths(sample.sheet?.minY ?? 0))
    case .topBar: CGPoint(x: 0, y: hundredths(sample.topBar?.minY ?? 0))
    case .indicator: CGPoint(x: 0, y: hundredths(indicator?.minY ?? 0))
    case .bar: CGPoint(x: 0, y: hundredths(sample.barOnKeyboard?.minY ?? 0))
    case .keyboard:
      CGPoint(x: 0, y: hundredths(sample.keyboard?.minY ?? 0))
    case .finger: sample.finger.map { CGPoint(x: hundredths($0.x), y: hundredths($0.y)) } ?? .zero
    case .ground, .insets, .home, .edge: .zero
    }
  }

  private func hundredths(_ number: CGFloat) -> CGFloat { (number * 100).rounded() / 100 }

  private func draw(_ part: Part, by offset: CGPoint, in svg: inout SVG) {
    func place(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: -offset.x, dy: -offset.y) }
    switch part {
    case .ground:
      svg.rectangle(screen, "fill=\"\(sample.sheet == nil ? "#fff" : Palette.behindSheet)\"")
    case .sheet:
      if let sheet = sample.sheet { svg.rectangle(place(sheet), "fill=\"#fff\"") }
    case .content: drawContent(place, in: &svg)
    case .insets: drawInsets(in: &svg)
    case .topBar:
      guard let bar = sample.topBar else { return }
      drawBar(place(bar), edge: place(bar).maxY, in: &svg)
      svg.text(
        sample.title,
        x: bar.midX - offset.x,
        y: place(bar).maxY - min(15, bar.height / 2 - 6),
        "font-size=\"18\" font-weight=\"600\" fill=\"\(Palette.ink)\" text-anchor=\"middle\""
      )
      for element in sample.barElements where bar.intersects(element.frame) {
        draw(element, at: place(element.frame), in: &svg)
      }
    case .indicator:
      guard let indicator else { return }
      let style = "fill=\"\(Palette.ink)\" fill-opacity=\"0.4\""
      svg.rectangle(place(indicator), radius: 2.5, style)
    case .bar:
      guard let bar = sample.barOnKeyboard else { return }
      drawBar(place(bar), edge: place(bar).minY, in: &svg)
      for element in sample.barElements where bar.intersects(element.frame) {
        draw(element, at: place(element.frame), in: &svg)
      }
    case .sheetEdge:
      guard let sheet = sample.sheet else { return }
      let style = "fill=\"none\" stroke=\"\(Palette.ink)\" stroke-width=\"2\""
      svg.rectangle(place(sheet), radius: 12, style)
    case .keyboard:
      guard let keyboard = sample.keyboard else { return }
      KeyboardPicture(
        frame: place(keyboard),
        screenWidth: screen.width,
        hasFoot: sample.contribution > 0
      ).draw(in: &svg)
    case .covered:
      // Nothing else would show a first responder that the keyboard hides.
      guard let keyboard = sample.keyboard, let element = sample.firstResponder else { return }
      let covered = keyboard.intersection(element.frame)
      guard !covered.isNull, covered.height > 2 else { return }
      let style = "fill=\"none\" stroke=\"#ff8787\" stroke-width=\"4\" stroke-dasharray=\"12 8\""
      svg.rectangle(place(element.frame), radius: 8, style)
    case .home:
      guard sample.contribution > 0 else { return }
      let isCovered = sample.keyboard.map {
        $0.maxY >= screen.maxY && $0.minY < screen.maxY - 20
      }
      svg.rectangle(
        CGRect(x: screen.midX - 67, y: screen.maxY - 14, width: 134, height: 5),
        radius: 2.5,
        "fill=\"\(isCovered == true ? "#fff" : Palette.ink)\""
      )
    case .finger:
      guard let finger = sample.finger else { return }
      svg.element(
        "circle",
        [
          "cx": n(finger.x - offset.x), "cy": n(finger.y - offset.y), "r": "26",
          "fill": Palette.finger, "fill-opacity": "0.6", "stroke": Palette.ink, "stroke-width": "3",
        ]
      )
    case .edge:
      let style = "fill=\"none\" stroke=\"\(Palette.ink)\" stroke-width=\"5\""
      svg.rectangle(screen, radius: 38, style)
    }
  }

  // MARK: Content

  private func drawContent(_ place: (CGRect) -> CGRect, in svg: inout SVG) {
    var beyond = sample.scrollView
    beyond.origin.y = sample.contentEnd
    beyond.size.height = max(0, sample.scrollView.maxY - sample.contentEnd)
    if beyond.height > 0 {
      svg.rectangle(place(beyond), "fill=\"\(Palette.beyondContent)\"")
    }
    for element in sample.elements where element.frame.intersects(screen) {
      draw(element, at: place(element.frame), in: &svg)
    }
  }

  private func draw(_ element: Sample.Element, at frame: CGRect, in svg: inout SVG) {
    let ink = element.isSecondary ? Palette.secondaryInk : Palette.ink
    switch element.kind {
    case .bubble:
      let fill = element.isSecondary ? Palette.bubble : Palette.ownBubble
      svg.rectangle(frame, radius: 16, "fill=\"\(fill)\"")
    case .block:
      svg.rectangle(frame, radius: 14, "fill=\"\(Palette.block)\"")
    case .row:
      svg.path(
        "M\(n(frame.minX + 16)) \(n(frame.maxY))H\(n(frame.maxX))",
        "stroke=\"\(Palette.faint)\" stroke-width=\"1\""
      )
    case .label:
      drawText(of: element, at: frame, inset: 0, fill: ink, in: &svg)
    case .button:
      svg.rectangle(frame, radius: 12, "fill=\"\(Palette.button)\"")
      drawText(of: element, at: frame, isCentred: true, inset: 8, fill: "#fff", in: &svg)
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
      drawText(of: element, at: frame, inset: 10, fill: ink, in: &svg)
    }
  }

  private func drawText(
    of element: Sample.Element,
    at frame: CGRect,
    isCentred: Bool = false,
    inset: CGFloat,
    fill: String,
    in svg: inout SVG
  ) {
    let size = element.fontSize
    let lineHeight = size * 1.25
    let lines = lines(
      of: element,
      width: frame.width - 2 * inset,
      count: max(1, Int(frame.height / size / 1.1))
    )
    let first = frame.midY - lineHeight * CGFloat(lines.count) / 2 + lineHeight * 0.75
    let anchor = isCentred ? " text-anchor=\"middle\"" : ""
    for (number, line) in lines.enumerated() {
      svg.text(
        line,
        x: isCentred ? frame.midX : frame.minX + inset,
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
    var area = sample.scrollView
    area.size.height = sample.contentInset.bottom
    area.origin.y = insetBottom - area.height
    if area.height > 0 { svg.rectangle(area, "fill=\"url(#hatch)\"") }
    area.origin.y = insetBottom
    area.size.height = sample.contribution
    if area.height > 0 {
      svg.rectangle(area, "fill=\"\(Palette.safeArea)\" fill-opacity=\"0.35\"")
    }
  }

  private func drawBar(_ bar: CGRect, edge: CGFloat, in svg: inout SVG) {
    svg.rectangle(bar, "fill=\"\(Palette.topBar)\"")
    svg.path(
      "M\(n(bar.minX)) \(n(edge))H\(n(bar.maxX))",
      "stroke=\"\(Palette.faint)\" stroke-width=\"2\""
    )
  }

  /// The vertical scroll indicator; nil where everything is in sight.
  private var indicator: CGRect? {
    let top = sample.scrollView.minY + sample.adjustedContentInset.top
    let bottom = insetBottom - sample.verticalScrollIndicatorInsets.bottom
    let visible = insetBottom - sample.contentInset.bottom - top
    let range = sample.contentSize.height - visible
    guard range > 0, visible > 0, bottom - top > 40 else { return nil }
    let track = bottom - top - 6
    let length = max(36, track * visible / sample.contentSize.height)
    let part =
      sample.isUpsideDown
      ? 1 - (sample.shownOffset + sample.adjustedContentInset.bottom) / range
      : (sample.shownOffset + sample.adjustedContentInset.top) / range
    return CGRect(
      x: sample.scrollView.maxX - 9,
      y: top + 3 + (track - length) * min(1, max(0, part)),
      width: 5,
      height: length
    )
  }

  private func n(_ number: CGFloat) -> String { PlainNumber.text(number) }
}
