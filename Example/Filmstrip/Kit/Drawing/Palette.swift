/// The colours of the pictures, on white in light and dark pages alike.
enum Palette {
  static let ink = "#1c1c1e"
  static let secondaryInk = "#6b6b73"
  static let faint = "#d1d1d6"
  static let beyondContent = "#ececf1"
  static let topBar = "#f7f7fa"
  static let firstResponder = "#0a60ff"
  static let firstResponderFill = "#e8f0ff"
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
