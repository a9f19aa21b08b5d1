import Foundation
import UIKit

/// One sample drawn as a phone, in points, with the screen's origin at the origin.
///
/// Filmstrips, player and hero draw the same layers. A layer has a place of its own: what moves stays
/// the same drawing.
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
    let origin: CGPoint
    let lines: [String]
  }

  let sample: Sample
  /// The name of the field that had the focus before.
  var previousFocus: String?

  private var screen: CGRect { CGRect(origin: .zero, size: sample.screen) }

  /// A device with a home button has a screen with corners.
  private var radius: CGFloat { sample.homeArea > 0 ? 38 : 0 }

  /// The lower edge of the content inset: the part that UIKit adds is below.
  private var insetBottom: CGFloat { sample.scrollView.maxY - sample.systemInset }

  /// Draws the whole picture; the name of its clip has to be unique in the document.
  func draw(clip: String, in svg: inout SVG) {
    svg.group("clipPath id='\(clip)'") { $0.rectangle(screen, radius: radius) }
    if let sheet = sample.sheet {
      svg.group("clipPath id='\(clip)-sheet'") { $0.rectangle(sheet, radius: 12) }
    }
    let layers = layers
    func draw(_ svg: inout SVG, _ isIncluded: (Part) -> Bool) {
      for layer in layers where isIncluded(layer.part) {
        svg.group(at: layer.origin.x, layer.origin.y) { $0.append(layer.lines) }
      }
    }
    svg.group("g clip-path='url(#\(clip))'") { svg in
      draw(&svg) { $0 < .sheet }
      svg.group(sample.sheet == nil ? "g" : "g clip-path='url(#\(clip)-sheet)'") { svg in
        draw(&svg, \.isInSheet)
      }
      draw(&svg) { $0 > .bar && $0 < .edge }
    }
    draw(&svg) { $0 == .edge }
  }

  /// The parts of the picture that there are, from the back to the front.
  var layers: [Layer] {
    Part.allCases.compactMap { part in
      let origin = origin(of: part)
      var svg = SVG()
      draw(part, in: &svg) { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
      return svg.lines.isEmpty ? nil : Layer(part: part, origin: origin, lines: svg.lines)
    }
  }

  /// A place that moves along with a part, in whole hundredths.
  private func origin(of part: Part) -> CGPoint {
    let place =
      switch part {
      case .content, .covered: CGPoint(x: 0, y: sample.scrollView.minY - sample.shownScroll)
      case .sheet, .sheetEdge: CGPoint(x: 0, y: sample.sheet?.minY ?? 0)
      case .topBar: CGPoint(x: 0, y: sample.topBar?.minY ?? 0)
      case .indicator: CGPoint(x: 0, y: indicator?.minY ?? 0)
      case .bar: CGPoint(x: 0, y: sample.barOnKeyboard?.minY ?? 0)
      case .keyboard: CGPoint(x: 0, y: sample.keyboard?.minY ?? 0)
      case .finger: sample.finger ?? .zero
      case .ground, .insets, .home, .edge: CGPoint.zero
      }
    return CGPoint(x: (place.x * 100).rounded() / 100, y: (place.y * 100).rounded() / 100)
  }

  private func draw(_ part: Part, in svg: inout SVG, at place: (CGRect) -> CGRect) {
    switch part {
    case .ground:
      svg.rectangle(screen, "fill='\(sample.sheet == nil ? "#fff" : Palette.behindSheet)'")
    case .sheet:
      if let sheet = sample.sheet { svg.rectangle(place(sheet), "fill='#fff'") }
    case .content: drawContent(in: &svg, at: place)
    case .insets: drawInsets(in: &svg)
    case .topBar:
      guard let bar = sample.topBar else { return }
      drawBar(bar, edge: place(bar).maxY, in: &svg, at: place)
      let y = place(bar).maxY - min(15, bar.height / 2 - 6)
      let style = "font-weight='600' fill='\(Palette.ink)' text-anchor='middle'"
      svg.text(sample.title, x: bar.midX, y: y, size: 18, style)
    case .indicator:
      guard let indicator else { return }
      let style = "fill='\(Palette.ink)' fill-opacity='0.4'"
      svg.rectangle(place(indicator), radius: 2.5, style)
    case .bar:
      guard let bar = sample.barOnKeyboard else { return }
      drawBar(bar, edge: place(bar).minY, in: &svg, at: place)
    case .sheetEdge:
      guard let sheet = sample.sheet else { return }
      let style = "fill='none' stroke='\(Palette.ink)' stroke-width='2'"
      svg.rectangle(place(sheet), radius: 12, style)
    case .keyboard:
      guard let keyboard = sample.keyboard else { return }
      KeyboardPicture(
        frame: place(keyboard),
        screenWidth: screen.width,
        hasFoot: sample.homeArea > 0
      ).draw(in: &svg)
    case .covered:
      // Nothing else would show a first responder that the keyboard hides.
      guard let keyboard = sample.keyboard, let element = sample.firstResponder,
        keyboard.intersection(element.frame).height > 2
      else { return }
      let covered = place(keyboard.intersection(element.frame))
      svg.rectangle(covered, radius: 8, "stroke='\(Palette.covered)' \(SVG.dashed)")
    case .home:
      guard sample.homeArea > 0 else { return }
      let isCovered = sample.keyboard.map { $0.maxY >= screen.maxY && $0.minY < screen.maxY - 20 }
      let frame = CGRect(x: screen.midX - 67, y: screen.maxY - 14, width: 134, height: 5)
      svg.rectangle(frame, radius: 2.5, "fill='\(isCovered == true ? "#fff" : Palette.ink)'")
    case .finger:
      guard sample.finger != nil else { return }
      let fill = "fill='\(Palette.finger)' fill-opacity='0.6'"
      svg.circle(x: 0, y: 0, radius: 26, "\(fill) stroke='\(Palette.ink)' stroke-width='3'")
    case .edge:
      let style = "fill='none' stroke='\(Palette.ink)' stroke-width='5'"
      svg.rectangle(screen, radius: radius, style)
    }
  }

  // MARK: Content

  private func drawContent(in svg: inout SVG, at place: (CGRect) -> CGRect) {
    var beyond = sample.scrollView
    beyond.origin.y = sample.contentEnd
    beyond.size.height = max(0, sample.scrollView.maxY - sample.contentEnd)
    if beyond.height > 0 {
      svg.rectangle(place(beyond), "fill='\(Palette.beyondContent)'")
    }
    for element in sample.elements where element.frame.intersects(screen) {
      svg.draw(element, in: place(element.frame), wasFocused: element.name == previousFocus)
    }
    // A caret is no wider than two points.
    if let caret = sample.focus?.offsetBy(dx: 0, dy: sample.offsetLag), caret.width <= 2 {
      svg.rectangle(place(caret.insetBy(dx: -1, dy: 0)), "fill='\(Palette.firstResponder)'")
    }
  }

  // MARK: Insets and bars

  private func drawInsets(in svg: inout SVG) {
    let view = sample.scrollView
    func draw(_ top: CGFloat, _ height: CGFloat, _ fill: String) {
      guard height > 0 else { return }
      svg.rectangle(CGRect(x: view.minX, y: top, width: view.width, height: height), fill)
    }
    let inset = sample.contentInset.bottom
    draw(insetBottom - inset, inset, "fill='url(#hatch)'")
    draw(insetBottom, sample.systemInset, "fill='\(Palette.safeArea)' fill-opacity='0.35'")
  }

  private func drawBar(
    _ bar: CGRect,
    edge: CGFloat,
    in svg: inout SVG,
    at place: (CGRect) -> CGRect
  ) {
    svg.rectangle(place(bar), "fill='\(Palette.topBar)'")
    let line = "M\(bar.minX.plain) \(edge.plain)H\(bar.maxX.plain)"
    svg.path(line, "stroke='\(Palette.faint)' stroke-width='2'")
    for element in sample.barElements where bar.intersects(element.frame) {
      svg.draw(element, in: place(element.frame), wasFocused: element.name == previousFocus)
    }
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
    let insets = sample.adjustedContentInset
    let part =
      (sample.shownScroll + (sample.isUpsideDown ? range - insets.bottom : insets.top)) / range
    return CGRect(
      x: sample.scrollView.maxX - 9,
      y: top + 3 + (track - length) * min(1, max(0, part)),
      width: 5,
      height: length
    )
  }
}
