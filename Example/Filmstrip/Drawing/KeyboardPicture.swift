import Foundation

/// The drawing of a keyboard, with a bar, four rows of keys and the area below the keys.
struct KeyboardPicture {
  let frame: CGRect
  /// The size of the screen; a narrower keyboard floats.
  let screen: CGSize
  let homeArea: CGFloat
  /// The size of the smallest legible text; zero if all sizes are legible.
  ///
  /// If the size is not zero, the picture has the keyboard's height in place of letters.
  var legibleSize: CGFloat = 0
  /// True to enlarge small letters instead of replacing them by the height.
  var enlargesTexts = false

  private var floats: Bool { frame.width < screen.width }

  private var barHeight: CGFloat {
    if min(screen.width, screen.height) >= 744 { return 55 }
    return screen.width > screen.height ? 38 : 45
  }

  /// The height of the area below the keys.
  ///
  /// On an iPhone 14, 336 points are the bar of 45, four rows of 54, and 75 below.
  private var footHeight: CGFloat {
    if floats { return 4 }
    return homeArea >= 34 ? 75 : max(4, homeArea)
  }

  private struct Key {
    var width: CGFloat = 1
    var text = ""
    var isFunction = false
  }

  private static func letters(_ text: String) -> [Key] { text.map { Key(text: "\($0)") } }

  private static let rows: [[Key]] = [
    letters("QWERTYUIOP"), letters("ASDFGHJKL"),
    [Key(width: 1.3, text: "shift")] + letters("ZXCVBNM")
      + [Key(width: 1.3, text: "delete", isFunction: true)],
    [
      Key(width: 2.5, text: "123", isFunction: true), Key(width: 5, text: "space"),
      Key(width: 2.5, text: "return", isFunction: true),
    ],
  ]

  private static let symbols = [
    "shift": "M0 -9L9 0H4V8H-4V0H-9z",
    "delete": "M-12 0L-6 -7H10V7H-6zM-2 -3l6 6m0 -6l-6 6",
  ]

  private var keysHeight: CGFloat { frame.height - barHeight - footHeight }

  func draw(in svg: inout SVG) {
    var ground = frame
    if !floats { ground.size.height += footHeight }
    svg.rectangle(ground, radius: floats ? 20 : 0, "fill='\(Palette.keyboard)'")
    if keysHeight > 40 {
      svg.path(keys { !$0.isFunction }, "fill='\(Palette.key)'")
      svg.path(keys(where: \.isFunction), "fill='\(Palette.functionKey)'")
    }
    let ink = "fill='\(Palette.ink)' text-anchor='middle'"
    if legibleSize > 0, !enlargesTexts {
      let title = "keyboard \(frame.height.rounded().plain)"
      let size = max(24, legibleSize)
      svg.text(title, x: frame.midX, y: frame.minY + 22 + size * 0.35, size: size, ink)
    } else if keysHeight > 40 {
      drawLetters(in: &svg, ink)
    }
  }

  private func forEachKey(_ body: (Key, CGRect) -> Void) {
    // Leave space at the sides, where the edge of the phone covers the keyboard.
    let unit = (frame.width - 6) / 10
    let rowHeight = keysHeight / CGFloat(Self.rows.count)
    for (number, row) in Self.rows.enumerated() {
      var x = frame.midX - row.reduce(0) { $0 + $1.width } * unit / 2 + 3
      let y = frame.minY + barHeight + rowHeight * (CGFloat(number) + 0.11)
      for key in row {
        let width = key.width * unit - 6
        body(key, CGRect(x: x, y: y, width: width, height: rowHeight * 0.78))
        x += width + 6
      }
    }
  }

  private func keys(where isIncluded: (Key) -> Bool) -> String {
    var data = ""
    forEachKey { key, frame in
      guard isIncluded(key) else { return }
      data += "M\(frame.minX.plain) \(frame.minY.plain)h\(frame.width.plain)"
      data += "v\(frame.height.plain)H\(frame.minX.plain)z"
    }
    return data
  }

  // One text with a list of positions would be shorter, but some renderers ignore the positions.
  private func drawLetters(in svg: inout SVG, _ ink: String) {
    let size = max(min(21, keysHeight / CGFloat(Self.rows.count) * 0.5), legibleSize)
    forEachKey { key, frame in
      if let symbol = Self.symbols[key.text] {
        svg.group(at: frame.midX, frame.midY) {
          $0.path(symbol, "fill='none' stroke='\(Palette.ink)' stroke-width='1.8'")
        }
      } else if key.text.count > 1 {
        let wordSize = max(min(15, size), legibleSize)
        svg.text(key.text, x: frame.midX, y: frame.midY + size / 4, size: wordSize, ink)
      } else {
        svg.text(key.text, x: frame.midX, y: frame.midY + size / 3, size: size, ink)
      }
    }
  }
}
