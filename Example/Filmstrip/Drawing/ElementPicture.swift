import Foundation

struct ElementPicture {
  let element: Sample.Element
  let wasFocused: Bool
  /// The width of the screen; a button's title must stay on the screen.
  let screenWidth: CGFloat
  let legibleSize: CGFloat
  var style = PhonePicture.Style.measured

  func draw(in frame: CGRect, _ svg: inout SVG) {
    switch element.kind {
    case .bubble:
      let fill = element.isSecondary ? Palette.bubble : Palette.ownBubble
      svg.rectangle(frame, radius: 16, "fill='\(fill)'")
    case .block:
      svg.rectangle(frame, radius: 14, "fill='\(Palette.block)'")
    case .row:
      let line = "M\((frame.minX + 16).plain) \(frame.maxY.plain)H\(frame.maxX.plain)"
      svg.path(line, "stroke='\(Palette.faint)' stroke-width='1'")
    case .label:
      drawText(in: frame, ink, &svg)
    case .button where style.enlargesTexts && element.isSecondary:
      drawText(in: frame.insetBy(dx: 8, dy: 0), Palette.firstResponder, &svg)
    case .button:
      svg.rectangle(frame, radius: 12, "fill='\(Palette.button)'")
      drawText(in: frame.insetBy(dx: 8, dy: 0), Palette.onButton, &svg)
    case .field:
      drawField(in: frame, &svg)
    }
  }

  private var ink: String {
    if element.isPlaceholder { return Palette.placeholder }
    return element.isSecondary ? Palette.secondaryInk : Palette.ink
  }

  private func drawField(in frame: CGRect, _ svg: inout SVG) {
    let (fill, edge, width) =
      element.isFirstResponder
      ? (Palette.firstResponderFill, Palette.firstResponder, 5)
      : (Palette.field, Palette.fieldEdge, 1.5)
    // For a text view that fills a pane, draw square corners, and the outline inside its frame.
    let isPane = element.isFixed && element.isTextView
    let radius: CGFloat = isPane ? 0 : 8
    let outline = isPane && element.isFirstResponder ? frame.insetBy(dx: 5, dy: 5) : frame
    // Draw no outline of a text view as wide as the screen: two edges would be off the screen.
    let isWhole = element.isTextView && element.frame.minX <= 0
    let stroke = isWhole ? "" : " stroke='\(edge)' stroke-width='\(width)'"
    svg.rectangle(outline, radius: radius, "fill='\(fill)'\(stroke)")
    if wasFocused, !element.isFirstResponder {
      svg.rectangle(frame, radius: radius, "stroke='\(Palette.firstResponder)' \(SVG.dashed)")
    }
    if !isPane { drawText(in: frame, &svg) }
  }

  // MARK: Text

  func drawText(in frame: CGRect, _ svg: inout SVG) {
    drawText(in: frame.insetBy(dx: 10, dy: 0), ink, &svg)
  }

  private func drawText(in frame: CGRect, _ ink: String, _ svg: inout SVG) {
    guard element.fontSize < legibleSize else {
      return drawLines(of: element.text, size: element.fontSize, in: frame, ink, &svg)
    }
    if style.enlargesTexts, hasRoomForLargerText(in: frame) {
      drawLines(of: element.text, size: legibleSize, in: frame, ink, &svg)
    } else if style == .played {
      drawLines(of: element.text, size: element.fontSize, in: frame, ink, &svg)
    } else if element.isFirstResponder, style == .measured, legibleSize <= frame.height {
      let name = element.name.isEmpty ? element.text : element.name
      // Leave space for the caret, whose position is that of the real text.
      let room = frame.insetBy(dx: 8, dy: 0)
      drawLines(of: name, size: legibleSize, in: room, Palette.ink, &svg)
    } else {
      drawBars(in: frame, &svg)
    }
  }

  /// False for a text view, whose lines must stay in place, and for a label without enough space.
  private func hasRoomForLargerText(in frame: CGRect) -> Bool {
    if element.isTextView, frame.height > 2 * element.fontSize { return false }
    guard element.kind == .label else { return frame.height >= legibleSize }
    let lines = element.text.lines(width: frame.width, fontSize: legibleSize)
    return lines.count <= lineCount(of: legibleSize, in: frame)
      && legibleSize <= frame.height * 1.25
  }

  private func drawLines(
    of text: String, size: CGFloat, in frame: CGRect, _ ink: String, _ svg: inout SVG
  ) {
    let isCentred = element.kind == .button
    let style = "fill='\(ink)'" + (isCentred ? " text-anchor='middle'" : "")
    for line in lines(of: text, size: size, in: frame) {
      // An enlarged title may be wider than its button. Keep the title on the screen.
      let margin = CGFloat(line.text.count) * size * 0.3 + 12
      let centre = max(margin, min(frame.midX, screenWidth - margin))
      let x = isCentred ? centre : frame.minX
      svg.text(line.text, x: x, y: line.y, size: size, style)
    }
  }

  private func drawBars(in frame: CGRect, _ svg: inout SVG) {
    let size = element.fontSize
    let isOnColour = element.kind == .button
    let fill = isOnColour ? Palette.onButton : Palette.faint
    for line in lines(of: element.text, size: size, in: frame) {
      let width = min(frame.width, CGFloat(line.text.count) * size * 0.5)
      let bar = CGRect(
        x: isOnColour ? frame.midX - width / 2 : frame.minX, y: line.y - size * 0.6, width: width,
        height: size * 0.55
      )
      svg.rectangle(bar, radius: 3, "fill='\(fill)'")
    }
  }

  /// Returns the lines of a text, with the positions of their baselines.
  ///
  /// If the lines do not fit the height, they may be up to twice as wide, because widths are
  /// estimates.
  private func lines(
    of text: String, size: CGFloat, in frame: CGRect
  ) -> [(text: String, y: CGFloat)] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    func lines(width: CGFloat) -> [String] {
      paragraphs.flatMap { paragraph in
        paragraph.isEmpty ? [""] : String(paragraph).lines(width: width, fontSize: size)
      }
    }
    let lineHeight = size * 1.25
    if element.isTextView, frame.height > 2 * size {
      // The text of a pane is drawn without an offset: the layer of the text moves instead.
      let first = frame.minY - (element.isFixed ? 0 : element.textOffset) + size * 1.4
      return lines(width: frame.width).enumerated().compactMap { number, line in
        let y = first + lineHeight * CGFloat(number)
        let isSeen = element.isFixed || (y - size >= frame.minY && y <= frame.maxY)
        return isSeen ? (line, y) : nil
      }
    }
    let count = lineCount(of: size, in: frame)
    var width = frame.width
    var found = lines(width: width)
    while found.count > count, width > 0, width < 2 * frame.width {
      width *= 1.05
      found = lines(width: width)
    }
    let first = frame.midY - lineHeight * (CGFloat(found.count) / 2 - 0.75)
    return found.enumerated().map { ($1, first + lineHeight * CGFloat($0)) }
  }

  private func lineCount(of size: CGFloat, in frame: CGRect) -> Int {
    max(1, Int(frame.height / size / 1.1))
  }
}
