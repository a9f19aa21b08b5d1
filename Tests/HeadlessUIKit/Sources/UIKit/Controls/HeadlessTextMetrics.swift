/// Text measured without glyphs.
///
/// A character is half the point size wide. A line is 1.2 times the point size high, rounded up,
/// with four fifths above the baseline. A 17-point label with the text "Password" is thus 8 × 8.5 =
/// 68 points wide and 21 points high. These sizes are close to the system font's and equal on every
/// machine.
@_spi(Headless) public struct HeadlessTextMetrics: Equatable, Sendable {
  public struct Line: Equatable, Sendable {
    /// Includes the white space or line break at the end.
    public let range: Range<String.Index>
    /// In points, without the white space at a wrap, which extends past the edge.
    public let width: CGFloat
  }

  public let characterWidth: CGFloat
  public let lineHeight: CGFloat

  public init(font: UIFont) {
    characterWidth = font.pointSize * 0.5
    lineHeight = (font.pointSize * 1.2).rounded(.up)
  }

  public var ascender: CGFloat { lineHeight * 0.8 }

  public func width(of text: some StringProtocol) -> CGFloat {
    CGFloat(text.count) * characterWidth
  }

  /// Returns the lines of a text wrapped between words at a width in points; infinity and NaN mean
  /// no wrapping.
  ///
  /// A line contains at least one character. A longer word breaks between characters. A final line
  /// break adds an empty line; an empty text has one line. Together, the lines contain the whole
  /// text.
  public func lines(of text: String, width: CGFloat = .infinity) -> [Line] {
    let room = charactersPerLine(in: width)
    var lines: [Line] = []
    var paragraph = text.startIndex
    while true {
      let end = text[paragraph...].firstIndex(where: \.isNewline) ?? text.endIndex
      let next = end < text.endIndex ? text.index(after: end) : end
      wrap(text, paragraph..<end, including: next, room: room, into: &lines)
      guard end < text.endIndex else { return lines }
      paragraph = next
    }
  }

  /// Returns the widest line's width and the height of all lines, in points.
  ///
  /// Empty text is as high as a line; a `limit` of zero means all lines.
  public func size(of text: String, width: CGFloat = .infinity, limit: Int = 0) -> CGSize {
    var lines = lines(of: text, width: width)[...]
    if limit > 0 { lines = lines.prefix(limit) }
    return CGSize(width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * lineHeight)
  }

  private func charactersPerLine(in width: CGFloat) -> Int {
    guard width.isFinite else { return .max }
    // Rounding must not lose a character if the width fits an exact number of characters.
    let count = (width / characterWidth + 1e-6).rounded(.down)
    return count < 1 ? 1 : Int(min(count, 1e9))
  }

  private func wrap(
    _ text: String, _ paragraph: Range<String.Index>, including next: String.Index, room: Int,
    into lines: inout [Line]
  ) {
    var start = paragraph.lowerBound
    while let limit = text.index(start, offsetBy: room, limitedBy: paragraph.upperBound),
      limit < paragraph.upperBound
    {
      let end = breakPoint(in: text, from: start, limit: limit, paragraphEnd: paragraph.upperBound)
      lines.append(Line(range: start..<end.next, width: width(of: text[start..<end.seen])))
      start = end.next
      // White space at the end adds no line.
      guard start < paragraph.upperBound else { return extendLast(of: &lines, to: next) }
    }
    let rest = start..<paragraph.upperBound
    lines.append(Line(range: start..<next, width: width(of: text[rest])))
  }

  private func extendLast(of lines: inout [Line], to next: String.Index) {
    guard let last = lines.popLast() else { return }
    lines.append(Line(range: last.range.lowerBound..<next, width: last.width))
  }

  private func breakPoint(
    in text: String, from start: String.Index, limit: String.Index, paragraphEnd: String.Index
  ) -> (seen: String.Index, next: String.Index) {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    var seen = limit
    if !isSpace(text[limit]) {
      let space = text[start..<limit].lastIndex(where: isSpace)
      guard let space else { return (limit, limit) }
      seen = space
    }
    var next = seen
    while next < paragraphEnd, isSpace(text[next]) { next = text.index(after: next) }
    while seen > start, isSpace(text[text.index(before: seen)]) { seen = text.index(before: seen) }
    return (seen, next)
  }
}
