/// The colours of the pictures, on white in light and dark pages alike.
enum Palette {
  /// The definitions of `hatch` and `fine-hatch`, the fills of an inset.
  ///
  /// The first has no background: the content is visible between the lines.
  static let patterns = [
    """
    <defs><pattern id='hatch' width='14' height='14' \(turned)>\
    <rect width='3' height='14' fill='\(inset)'/></pattern>
    """,
    """
    <pattern id='fine-hatch' width='6' height='6' \(turned)>\
    <rect width='6' height='6' fill='#ffe3d3'/>\
    <rect width='2' height='6' fill='\(inset)'/></pattern></defs>
    """,
  ]
  private static let turned = "patternUnits='userSpaceOnUse' patternTransform='rotate(45)'"

  static let ink = "#1c1c1e"
  static let secondaryInk = "#6b6b73"
  static let faint = "#d1d1d6"
  static let beyondContent = "#ececf1"
  static let topBar = "#f7f7fa"
  static let firstResponder = "#0a60ff"
  static let covered = "#ff8787"
  static let firstResponderFill = "#e8f0ff"
  static let behindSheet = "#aeaeb6"
  static let ownBubble = "#c9dfff"
  static let bubble = "#e9e9ee"
  static let finger = "#ffd43b"
  static let button = "#3478f6"
  static let block = "#8fd0dc"
  static let inset = "#d9480f"
  static let safeArea = "#9775fa"
  static let keyboard = "#2b2d33"
  static let key = "#5a5d66"
  static let good = "#1b7f3b"
  static let bad = "#c92a2a"
}
