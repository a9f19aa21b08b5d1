@_spi(Headless) import UIKit

/// The drawing of a sample as a phone.
///
/// The drawing has a layer for each part of the phone. Each layer has an origin, so that a part that
/// only moves keeps its drawing.
struct PhonePicture {
  enum Part: Int, CaseIterable, Comparable, Sendable {
    case ground, status, sheet, beside, besideText, content, insets, topBar, indicator, bar
    case sheetEdge, keyboard, covered, home, finger, edge

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// True for a part that the edge of a sheet cuts off.
    var isInSheet: Bool { self >= .sheet && self <= .bar }
  }

  struct Layer: Equatable, Sendable {
    let part: Part
    let origin: CGPoint
    let lines: [String]
  }

  enum Style: Sendable {
    /// Marks for insets and the end of the content, and bars in place of small texts.
    case measured
    /// The marks of `measured`; small texts are enlarged if they fit.
    case played
    /// No marks; small texts are enlarged if they fit, and bars otherwise.
    case plain

    var enlargesTexts: Bool { self != .measured }
    var hasMarks: Bool { self != .plain }
  }

  let sample: Sample
  var previousFocus: String?
  /// The size of the smallest legible text, in the device's points; zero if all sizes are legible.
  var legibleSize: CGFloat = 0
  var style = Style.measured

  var screen: CGRect { CGRect(origin: .zero, size: sample.screen) }

  /// The radius of the screen's corners; zero for a device with a home button.
  var radius: CGFloat { sample.homeArea > 0 ? 46 : 0 }

  /// The bottom edge of the content inset, above the inset that UIKit adds.
  var insetBottom: CGFloat { sample.scrollView.maxY - sample.systemInset }

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

  func draw(clip: String, downTo height: CGFloat?, in svg: inout SVG) {
    guard let height else { return draw(clip: clip, in: &svg) }
    svg.cut(at: height, width: screen.width, clip: "\(clip)-cut") { draw(clip: clip, in: &$0) }
  }

  var layers: [Layer] { layers(after: nil) }

  /// Returns the layers, with the lines of another picture for parts that look alike in both.
  func layers(after other: (picture: PhonePicture, layers: [Layer])?) -> [Layer] {
    Part.allCases.compactMap { part in
      let origin = origin(of: part)
      if let other, looksAlike(other.picture, part) {
        let layer = other.layers.first { $0.part == part }
        return layer.map { Layer(part: part, origin: origin, lines: $0.lines) }
      }
      var svg = SVG()
      draw(part, in: &svg) { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
      return svg.lines.isEmpty ? nil : Layer(part: part, origin: origin, lines: svg.lines)
    }
  }

  /// True if a part has the same drawing in another picture; its origins may differ.
  private func looksAlike(_ other: PhonePicture, _ part: Part) -> Bool {
    let (new, old) = (sample, other.sample)
    guard new.screen == old.screen else { return false }
    switch part {
    case .ground, .home, .edge, .status:
      return (new.sheet == nil) == (old.sheet == nil) && new.homeArea == old.homeArea
        && new.statusArea == old.statusArea && new.sideArea == old.sideArea
    case .keyboard:
      return new.homeArea == old.homeArea && new.keyboard?.minX == old.keyboard?.minX
        && new.keyboard?.size == old.keyboard?.size
        && new.keyboardHeight == old.keyboardHeight
    case .topBar:
      return new.topBar == old.topBar && new.title == old.title
        && new.barElements == old.barElements && new.statusArea == old.statusArea
    case .content, .sheet, .beside, .besideText, .insets, .indicator, .bar, .sheetEdge, .covered,
      .finger:
      return false
    }
  }

  private func origin(of part: Part) -> CGPoint {
    switch part {
    case .content, .covered: CGPoint(x: 0, y: sample.scrollView.minY - sample.shownScroll)
    case .sheet, .sheetEdge: CGPoint(x: 0, y: sample.sheet?.minY ?? 0)
    case .topBar: CGPoint(x: 0, y: sample.topBar?.minY ?? 0)
    case .indicator: CGPoint(x: 0, y: indicator?.minY ?? 0)
    case .bar: CGPoint(x: 0, y: sample.barOnKeyboard?.minY ?? 0)
    case .keyboard: CGPoint(x: 0, y: sample.keyboard?.minY ?? 0)
    case .finger: sample.finger ?? .zero
    case .besideText: CGPoint(x: 0, y: -(textView?.textOffset ?? 0))
    case .ground, .status, .beside, .insets, .home, .edge: .zero
    }
  }

  private func draw(_ part: Part, in svg: inout SVG, at place: (CGRect) -> CGRect) {
    switch part {
    case .ground:
      let ground = sample.sheet == nil ? Palette.screen : Palette.behindSheet
      svg.rectangle(screen, "fill='\(ground)'")
    case .status: drawStatus(in: &svg)
    case .sheet:
      if let sheet = sample.sheet { svg.rectangle(place(sheet), "fill='\(Palette.screen)'") }
    case .beside: draw(sample.elements.filter { $0.isFixed }, in: &svg, at: place)
    case .besideText:
      guard let textView else { return }
      picture(of: textView).drawText(in: textView.frame, &svg)
    case .content: drawContent(in: &svg, at: place)
    case .insets: if style.hasMarks { drawInsets(in: &svg) }
    case .topBar: drawTopBar(in: &svg, at: place)
    case .indicator:
      guard let indicator else { return }
      let style = "fill='\(Palette.ink)' fill-opacity='0.4'"
      svg.rectangle(place(indicator), radius: 2.5, style)
    case .bar:
      guard let bar = sample.barOnKeyboard else { return }
      drawBar(bar, edge: place(bar).minY, in: &svg, at: place)
    case .sheetEdge:
      guard let sheet = sample.sheet else { return }
      let style = "fill='none' stroke='\(Palette.edge)' stroke-width='2'"
      svg.rectangle(place(sheet), radius: 12, style)
    case .keyboard: drawKeyboard(in: &svg, at: place)
    case .covered: drawCovered(in: &svg, at: place)
    case .home:
      guard sample.homeArea > 0 else { return }
      let frame = CGRect(x: screen.midX - 67, y: screen.maxY - 14, width: 134, height: 5)
      svg.rectangle(frame, radius: 2.5, "fill='\(Palette.ink)'")
    case .finger:
      guard sample.finger != nil else { return }
      let fill = "fill='\(Palette.finger)' fill-opacity='0.6'"
      svg.circle(x: 0, y: 0, radius: 26, "\(fill) stroke='\(Palette.ink)' stroke-width='3'")
    case .edge: drawEdge(in: &svg)
    }
  }
}
