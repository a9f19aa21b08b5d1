import Foundation

/// The colours of the pictures, on white in light and dark pages alike.
enum Palette {
  /// The definitions of `hatch` and `fine-hatch`, the fills of an inset.
  static var patterns: SVG {
    var svg = SVG()
    svg.group("defs") { svg in
      svg.group("pattern", pattern("hatch", side: "14")) {
        // Without a ground of its own: the content can be seen between the lines.
        $0.rectangle(CGRect(x: 0, y: 0, width: 3, height: 14), "fill=\"\(inset)\"")
      }
      svg.group("pattern", pattern("fine-hatch", side: "6")) {
        $0.rectangle(CGRect(x: 0, y: 0, width: 6, height: 6), "fill=\"\(insetFill)\"")
        $0.rectangle(CGRect(x: 0, y: 0, width: 2, height: 6), "fill=\"\(inset)\"")
      }
    }
    return svg
  }

  private static func pattern(_ id: String, side: String) -> SVG.Attributes {
    [
      "id": id, "width": side, "height": side, "patternUnits": "userSpaceOnUse",
      "patternTransform": "rotate(45)",
    ]
  }

  static let ink = "#1c1c1e"
  static let secondaryInk = "#6b6b73"
  static let faint = "#d1d1d6"
  static let beyondContent = "#ececf1"
  static let topBar = "#f7f7fa"
  static let firstResponder = "#0a60ff"
  static let firstResponderFill = "#e8f0ff"
  static let behindSheet = "#aeaeb6"
  static let ownBubble = "#c9dfff"
  static let bubble = "#e9e9ee"
  static let finger = "#ffd43b"
  static let button = "#3478f6"
  static let block = "#8fd0dc"
  static let inset = "#d9480f"
  static let insetFill = "#ffe3d3"
  static let safeArea = "#9775fa"
  static let keyboard = "#2b2d33"
  static let key = "#5a5d66"
  static let good = "#1b7f3b"
  static let bad = "#c92a2a"
}
