import Foundation

/// What the marks of a picture mean, in as many lines as it takes.
struct FilmstripLegend {
  /// In points, of the picture without its margins.
  let width: CGFloat
  let showsPreviousFocus: Bool
  let showsFinger: Bool

  private enum Mark {
    /// A rectangle with a style.
    case rectangle(String)
    case arrow
    case finger
  }

  private static let fontSize: CGFloat = 14
  private static let markWidth: CGFloat = 30
  private static let gap: CGFloat = 22
  private static let lineHeight: CGFloat = 26

  private var entries: [(mark: Mark, text: String)] {
    var entries: [(Mark, String)] = [
      (
        .rectangle("fill=\"url(#fine-hatch)\" stroke=\"\(Palette.inset)\""),
        "content inset"
      ),
      (
        .rectangle(
          "fill=\"\(Palette.safeArea)\" fill-opacity=\"0.35\" "
            + "stroke=\"\(Palette.secondaryInk)\""
        ),
        "what UIKit adds"
      ),
      (
        .rectangle(
          "fill=\"\(Palette.firstResponderFill)\" stroke=\"\(Palette.firstResponder)\" "
            + "stroke-width=\"2.5\""
        ),
        "first responder"
      ),
    ]
    if showsPreviousFocus {
      let style =
        "fill=\"#fff\" stroke=\"\(Palette.firstResponder)\" stroke-width=\"1.5\" "
        + "stroke-dasharray=\"4 3\""
      entries.append((.rectangle(style), "had the focus before"))
    }
    entries.append(
      (
        .rectangle("fill=\"\(Palette.beyondContent)\" stroke=\"\(Palette.faint)\""),
        "beyond the content"
      )
    )
    entries.append((.arrow, "content moved"))
    if showsFinger { entries.append((.finger, "finger")) }
    return entries
  }

  /// Entries with their places, from the upper left.
  private var places: [(mark: Mark, text: String, x: CGFloat, y: CGFloat)] {
    var x: CGFloat = 0
    var y: CGFloat = 0
    return entries.map { mark, text in
      let length = Self.markWidth + TextWrapping.width(of: text, fontSize: Self.fontSize)
      if x > 0, x + length > width {
        x = 0
        y += Self.lineHeight
      }
      defer { x += length + Self.gap }
      return (mark, text, x, y)
    }
  }

  var height: CGFloat { 58 + (places.last?.y ?? 0) }

  func draw(x left: CGFloat, y top: CGFloat, in svg: inout SVG) {
    svg.path("M\(n(left)) \(n(top))h\(n(width))", "stroke=\"\(Palette.faint)\"")
    for place in places {
      let x = left + place.x
      let y = top + 20 + place.y
      switch place.mark {
      case .rectangle(let style):
        svg.rectangle(CGRect(x: x, y: y, width: 22, height: 14), radius: 3, style)
      case .arrow:
        svg.path(
          "M\(n(x + 12)) \(n(y + 16))v-10",
          "stroke=\"\(Palette.firstResponder)\" stroke-width=\"2.5\""
        )
        svg.path(
          "M\(n(x + 6)) \(n(y + 6))l6 -8l6 8z",
          "fill=\"\(Palette.firstResponder)\""
        )
      case .finger:
        svg.element(
          "circle",
          [
            "cx": n(x + 12), "cy": n(y + 7), "r": "8", "fill": Palette.finger,
            "fill-opacity": "0.6", "stroke": Palette.ink,
          ]
        )
      }
      svg.text(
        place.text,
        x: x + Self.markWidth,
        y: y + 12,
        "font-size=\"\(n(Self.fontSize))\" fill=\"\(Palette.secondaryInk)\""
      )
    }
  }

  private func n(_ number: CGFloat) -> String { PlainNumber.text(number) }
}
