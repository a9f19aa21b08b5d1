@_spi(Headless) import UIKit

extension PhonePicture {
  func drawContent(in svg: inout SVG, at place: (CGRect) -> CGRect) {
    var beyond = sample.scrollView
    beyond.origin.y = sample.contentEnd
    // Draw the area below the content as high as the view; the screen's edges cut the area off.
    if style.hasMarks, beyond.minY < sample.scrollView.maxY, textView?.frame != sample.scrollView {
      svg.rectangle(place(beyond), "fill='\(Palette.beyondContent)'")
    }
    draw(sample.elements.filter { !$0.isFixed }, in: &svg, at: place)
    // A focus that is at most two points wide is a caret.
    if let caret = sample.focus?.offsetBy(dx: 0, dy: sample.offsetLag), caret.width <= 2 {
      svg.rectangle(place(caret.insetBy(dx: -1, dy: 0)), "fill='\(Palette.firstResponder)'")
    }
  }

  func draw(_ elements: [Sample.Element], in svg: inout SVG, at place: (CGRect) -> CGRect) {
    for element in elements where element.frame.intersects(screen) {
      picture(of: element).draw(in: place(element.frame), &svg)
    }
  }

  func picture(of element: Sample.Element) -> ElementPicture {
    ElementPicture(
      element: element, wasFocused: element.name == previousFocus, screenWidth: screen.width,
      legibleSize: legibleSize, style: style
    )
  }

  /// The text view that fills a pane, and whose text moves in it.
  var textView: Sample.Element? { sample.elements.first { $0.isFixed && $0.isTextView } }

  func drawCovered(in svg: inout SVG, at place: (CGRect) -> CGRect) {
    guard let keyboard = sample.keyboard, let element = sample.firstResponder else { return }
    // The keyboard may cover a part of a text view, but not its caret.
    let caret = element.isTextView ? sample.focus?.offsetBy(dx: 0, dy: sample.offsetLag) : nil
    guard keyboard.intersection(caret ?? element.frame).height > 2 else { return }
    let covered = element.isFixed ? (caret ?? element.frame).insetBy(dx: -8, dy: -4) : element.frame
    svg.rectangle(place(covered), radius: 8, "stroke='\(Palette.covered)' \(SVG.dashed)")
  }

  // MARK: Insets and bars

  func drawInsets(in svg: inout SVG) {
    let view = sample.scrollView
    func draw(_ top: CGFloat, _ height: CGFloat, _ fill: String) {
      guard height > 0 else { return }
      svg.rectangle(CGRect(x: view.minX, y: top, width: view.width, height: height), fill)
    }
    let inset = sample.contentInset.bottom
    draw(insetBottom - inset, inset, "fill='url(#hatch)'")
    draw(insetBottom, sample.systemInset, "fill='\(Palette.safeArea)' fill-opacity='0.35'")
  }

  func drawBar(_ bar: CGRect, edge: CGFloat, in svg: inout SVG, at place: (CGRect) -> CGRect) {
    svg.rectangle(place(bar), "fill='\(Palette.topBar)'")
    let line = "M\(bar.minX.plain) \(edge.plain)H\(bar.maxX.plain)"
    svg.path(line, "stroke='\(Palette.faint)' stroke-width='2'")
    draw(sample.barElements.filter { bar.intersects($0.frame) }, in: &svg, at: place)
  }

  func drawTopBar(in svg: inout SVG, at place: (CGRect) -> CGRect) {
    guard let bar = sample.topBar else { return }
    drawBar(bar, edge: place(bar).maxY, in: &svg, at: place)
    let size = max(18, legibleSize)
    // The title is in the middle of the navigation bar, below the status bar.
    let y = place(bar).maxY - min(44, bar.height) / 2 + size * 0.35
    let style = "font-weight='600' fill='\(Palette.ink)' text-anchor='middle'"
    svg.text(sample.title, x: bar.midX, y: y, size: size, style)
    if bar.minY == 0 { drawStatus(in: &svg) }
  }

  func drawKeyboard(in svg: inout SVG, at place: (CGRect) -> CGRect) {
    guard let keyboard = sample.keyboard else { return }
    // While the keyboard's height changes, draw the keys at their final size.
    var frame = place(keyboard)
    frame.size.height = sample.keyboardHeight ?? frame.height
    KeyboardPicture(
      frame: frame, screen: screen.size, homeArea: sample.homeArea, legibleSize: legibleSize,
      enlargesTexts: style.enlargesTexts
    ).draw(in: &svg)
  }

  var indicator: CGRect? {
    let top = sample.scrollView.minY + sample.adjustedContentInset.top
    let bottom = insetBottom - sample.verticalScrollIndicatorInsets.bottom
    let visible = insetBottom - sample.contentInset.bottom - top
    let range = sample.contentSize.height - visible
    guard range > 0, visible > 0, bottom - top > 40 else { return nil }
    let track = bottom - top - 6
    let length = max(36, track * visible / sample.contentSize.height)
    let insets = sample.adjustedContentInset
    let part =
      (sample.shownScroll + (sample.isFlipped ? range - insets.bottom : insets.top)) / range
    return CGRect(
      x: sample.scrollView.maxX - 9, y: top + 3 + (track - length) * min(1, max(0, part)), width: 5,
      height: length
    )
  }
}
