/// Lines of text in an area, and the positions of the caret in them.
///
/// The caret is two points wide and as high as its line. A caret between two lines is at the start
/// of the second line.
struct TextLayout {
  let area: CGRect
  private let text: String
  private let font: UIFont
  private let alignment: NSTextAlignment
  private let metrics: HeadlessTextMetrics
  private let lines: [HeadlessTextMetrics.Line]

  static let caretWidth: CGFloat = 2

  init(text: String, font: UIFont, alignment: NSTextAlignment, area: CGRect) {
    self.text = text
    self.font = font
    self.alignment = alignment
    self.area = area
    metrics = HeadlessTextMetrics(font: font)
    lines = metrics.lines(of: text, width: area.width)
  }

  func isLayout(of text: String, font: UIFont, alignment: NSTextAlignment, area: CGRect) -> Bool {
    self.area == area && self.alignment == alignment && self.font == font && self.text == text
  }

  var size: CGSize {
    CGSize(width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * metrics.lineHeight)
  }

  func lineIndex(at offset: Int) -> Int {
    let index = index(offset)
    return lines.lastIndex { $0.range.lowerBound <= index } ?? 0
  }

  func caretRect(at offset: Int) -> CGRect {
    let number = lineIndex(at: offset)
    let line = lines[number]
    let before = text[line.range.lowerBound..<max(line.range.lowerBound, index(offset))]
    // White space at a wrap extends past the edge. Without this limit, the caret would be invisible
    // there.
    let x = min(metrics.width(of: before), max(area.width, 0))
    return CGRect(
      x: start(of: line) + x, y: area.minY + CGFloat(number) * metrics.lineHeight,
      width: Self.caretWidth, height: metrics.lineHeight
    )
  }

  func firstRect(for range: NSRange) -> CGRect {
    let caret = caretRect(at: range.location)
    guard range.length > 0 else { return caret }
    let line = lines[lineIndex(at: range.location)]
    let end = min(index(range.location + range.length), line.range.upperBound)
    let selected = text[min(index(range.location), end)..<end].filter { !$0.isNewline }
    return CGRect(
      x: caret.minX, y: caret.minY, width: metrics.width(of: selected), height: caret.height
    )
  }

  /// The nearest caret position, in UTF-16 units; the start for a point that is not finite.
  func offset(at point: CGPoint) -> Int {
    guard point.x.isFinite, point.y.isFinite else { return 0 }
    let row = ((point.y - area.minY) / metrics.lineHeight).rounded(.down)
    let line = lines[Int(min(max(row, 0), CGFloat(lines.count - 1)))]
    let characters = text[line.range].filter { !$0.isNewline }.count
    let column = ((point.x - start(of: line)) / metrics.characterWidth).rounded()
    let place = text.index(
      line.range.lowerBound, offsetBy: Int(min(max(column, 0), CGFloat(characters)))
    )
    return text.utf16.distance(from: text.startIndex, to: place)
  }

  private func start(of line: HeadlessTextMetrics.Line) -> CGFloat {
    guard area.width.isFinite else { return area.minX }
    switch alignment {
    case .center: return area.minX + (area.width - line.width) / 2
    case .right: return area.minX + area.width - line.width
    case .left, .justified, .natural: return area.minX
    }
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: min(max(offset, 0), text.utf16.count))
  }
}
