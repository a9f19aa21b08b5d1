import Foundation

/// Text of an SVG picture, one element per line, the same on every machine.
struct SVG {
  private(set) var lines: [String] = []
  private var depth = 0

  /// Attributes in the order they are written.
  typealias Attributes = KeyValuePairs<String, String>

  mutating func element(_ name: String, _ attributes: Attributes, text: String? = nil) {
    let start = tag(name, attributes)
    guard let text else { return append("<\(start)/>") }
    append("<\(start)>\(Self.escape(text))</\(name)>")
  }

  mutating func group(
    _ name: String = "g",
    _ attributes: Attributes = [:],
    _ body: (inout SVG) -> Void
  ) {
    append("<\(tag(name, attributes))>")
    depth += 1
    body(&self)
    depth -= 1
    append("</\(name)>")
  }

  mutating func rectangle(_ frame: CGRect, radius: CGFloat = 0, _ style: String) {
    let corner = radius > 0 ? " rx=\"\(n(radius))\"" : ""
    append(
      "<rect x=\"\(n(frame.minX))\" y=\"\(n(frame.minY))\" width=\"\(n(frame.width))\" "
        + "height=\"\(n(frame.height))\"\(corner) \(style)/>"
    )
  }

  mutating func text(_ text: String, x: CGFloat, y: CGFloat, _ style: String) {
    append("<text x=\"\(n(x))\" y=\"\(n(y))\" \(style)>\(Self.escape(text))</text>")
  }

  mutating func path(_ data: String, _ style: String) {
    append("<path d=\"\(data)\" \(style)/>")
  }

  var document: String { lines.joined(separator: "\n") + "\n" }

  private func tag(_ name: String, _ attributes: Attributes) -> String {
    ([name] + attributes.map { "\($0)=\"\(Self.escape($1))\"" }).joined(separator: " ")
  }

  /// Adds lines of another picture.
  mutating func append(_ lines: [String]) { for line in lines { append(line) } }

  private mutating func append(_ line: String) {
    lines.append(String(repeating: " ", count: depth) + line)
  }

  private func n(_ number: CGFloat) -> String { PlainNumber.text(number) }

  /// What XML reserves, and what it forbids: control characters cannot even be written as entities.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
