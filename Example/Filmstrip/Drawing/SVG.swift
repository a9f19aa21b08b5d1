import Foundation

/// The text of a picture, with one element per line, which is equal on every machine.
struct SVG {
  private(set) var lines: [String] = []

  /// Returns the text of a file with a picture; `shownWidth` is the picture's width on a page.
  static func document(
    _ size: CGSize, shownWidth: CGFloat? = nil, title: String, description: String,
    _ body: (inout SVG) -> Void
  ) -> String {
    let (width, height) = (size.width.plain, size.height.plain)
    let shown = shownWidth.map { CGSize(width: $0, height: $0 * size.height / size.width) } ?? size
    var svg = SVG()
    svg.group(
      """
      svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(width) \(height)' \
      width='\(shown.width.plain)' height='\(shown.height.plain)' role='img' \
      font-family='system-ui, -apple-system, Helvetica, Arial, sans-serif'
      """
    ) { svg in
      svg.append(["<title>\(escape(title))</title>", "<desc>\(escape(description))</desc>"])
      svg.append([Palette.style] + Palette.patterns)
      body(&svg)
    }
    return svg.lines.joined(separator: "\n") + "\n"
  }

  mutating func append(_ lines: [String]) { self.lines += lines }

  /// Adds an element that contains others; `tag` is the element's name with its attributes.
  mutating func group(_ tag: String, _ body: (inout SVG) -> Void) {
    lines.append("<\(tag)>")
    body(&self)
    lines.append("</\(tag.prefix { $0 != " " })>")
  }

  mutating func group(at x: CGFloat, _ y: CGFloat, _ body: (inout SVG) -> Void) {
    group("g transform='translate(\(x.plain) \(y.plain))'", body)
  }

  /// Adds a phone that is cut off below a height.
  ///
  /// The name `clip` must be unique in the document.
  mutating func cut(at height: CGFloat, width: CGFloat, clip: String, _ body: (inout SVG) -> Void) {
    // Half of the phone's edge is outside of the screen.
    let shown = CGRect(x: 0, y: 0, width: width, height: height)
      .insetBy(dx: -3, dy: -3).offsetBy(dx: 0, dy: -3)
    group("clipPath id='\(clip)'") { $0.rectangle(shown) }
    group("g clip-path='url(#\(clip))'", body)
  }

  mutating func rectangle(_ frame: CGRect, radius: CGFloat = 0, _ style: String = "") {
    let corner = radius > 0 ? " rx='\(radius.plain)'" : ""
    let place = "x='\(frame.minX.plain)' y='\(frame.minY.plain)'"
    let size = "width='\(frame.width.plain)' height='\(frame.height.plain)'"
    lines.append("<rect \(place) \(size)\(corner) \(style)/>")
  }

  mutating func circle(x: CGFloat, y: CGFloat, radius: CGFloat, _ style: String) {
    lines.append("<circle cx='\(x.plain)' cy='\(y.plain)' r='\(radius.plain)' \(style)/>")
  }

  mutating func text(_ text: String, x: CGFloat, y: CGFloat, size: CGFloat, _ style: String) {
    let place = "x='\(x.plain)' y='\(y.plain)' font-size='\(size.plain)'"
    lines.append("<text \(place) \(style)>\(Self.escape(text))</text>")
  }

  static let dashed = "fill='none' stroke-width='4' stroke-dasharray='12 8'"

  mutating func path(_ data: String, _ style: String) {
    lines.append("<path d='\(data)' \(style)/>")
  }

  /// Returns a text for XML, without characters that XML does not allow even as entities.
  private static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\t": result += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
