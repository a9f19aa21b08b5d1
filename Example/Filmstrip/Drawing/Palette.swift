/// The colours of the pictures, named for their roles.
///
/// A drawing contains the light colours, which any viewer shows. On a dark page, a style sheet
/// replaces each light colour by a dark one. Roles with different dark colours therefore need
/// different light colours.
enum Palette {
  static let paper = "#fff"
  static let ink = "#1c1c1e"
  static let secondaryInk = "#63636b"
  static let faint = "#d1d1d6"
  static let screen = "#fefefe"
  static let edge = "#1d1d1f"
  static let topBar = "#f7f7fa"
  static let beyondContent = "#ececf1"
  static let behindSheet = "#aeaeb6"
  static let field = "#fdfdfd"
  static let fieldEdge = "#b4b4bb"
  static let placeholder = "#6c6c74"
  static let firstResponder = "#0a60ff"
  static let firstResponderFill = "#e8f0ff"
  static let covered = "#c2255c"
  static let ownBubble = "#c9dfff"
  static let bubble = "#e9e9ee"
  static let block = "#8fd0dc"
  static let inset = "#cf440e"
  static let insetGround = "#ffe3d3"
  static let safeArea = "#9775fa"
  static let keyboard = "#cdd0d8"
  static let key = "#fcfcfe"
  static let functionKey = "#aab0bc"
  static let good = "#1b7f3b"
  static let bad = "#c92a2a"

  // Colours that are equal on light and dark pages.

  static let button = "#1f6ae0"
  static let onButton = "white"
  static let finger = "#ffd43b"
  static let camera = "black"

  static let dark: KeyValuePairs = [
    paper: "#1b1b1e", ink: "#f2f2f4", secondaryInk: "#a9a9b2", faint: "#48484d",
    screen: "#0d0d0f", edge: "#8e8e93", topBar: "#1c1c1f", beyondContent: "#2c2c31",
    behindSheet: "#3a3a3f", field: "#1e1e21", fieldEdge: "#6d6d75", placeholder: "#9a9aa3",
    firstResponder: "#6ea8ff", firstResponderFill: "#14284b", covered: "#ffa3ba",
    ownBubble: "#1f4a8f", bubble: "#303036", block: "#2b6470", inset: "#ff922b",
    insetGround: "#4a2a14", safeArea: "#b197fc", keyboard: "#2b2d33", key: "#5b5e66",
    functionKey: "#414349", good: "#5fd383", bad: "#ff8787",
  ]

  static func darkRules(within scope: String = "") -> String {
    dark.map { light, dark in
      "\(scope)[fill='\(light)']{fill:\(dark)}\(scope)[stroke='\(light)']{stroke:\(dark)}"
    }.joined()
  }

  static let style = "<style>@media (prefers-color-scheme:dark){\(darkRules())}</style>"

  /// The two fills of an inset, of which the first shows the content between its lines.
  static let patterns = [
    """
    <defs><pattern id='hatch' width='14' height='14' \(turned)>\
    <rect width='3' height='14' fill='\(inset)'/></pattern>
    """,
    """
    <pattern id='fine-hatch' width='6' height='6' \(turned)>\
    <rect width='6' height='6' fill='\(insetGround)'/>\
    <rect width='2' height='6' fill='\(inset)'/></pattern></defs>
    """,
  ]
  private static let turned = "patternUnits='userSpaceOnUse' patternTransform='rotate(45)'"
}
