@testable import FilmstripKit
import Foundation
import Testing

struct PaletteTests {
  /// The relative luminance of a colour such as `#1c1c1e` or `#fff`.
  private func luminance(_ colour: String) throws -> Double {
    let named = ["white": "#ffffff", "black": "#000000"]
    var digits = (named[colour] ?? colour).dropFirst().map { "\($0)" }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    try #require(digits.count == 6, "\(colour)")
    let parts = try stride(from: 0, to: 6, by: 2).map { index in
      let part = try #require(Int(digits[index] + digits[index + 1], radix: 16))
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ first: String, _ second: String) throws -> Double {
    let (a, b) = (try luminance(first), try luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func darkened(_ colour: String) -> String {
    Palette.dark.first { $0.key == colour }?.value ?? colour
  }

  @Test(arguments: [
    // Texts.
    (Palette.ink, Palette.paper, 4.5), (Palette.secondaryInk, Palette.paper, 4.5),
    (Palette.ink, Palette.topBar, 4.5), (Palette.secondaryInk, Palette.screen, 4.5),
    (Palette.placeholder, Palette.field, 4.5), (Palette.ink, Palette.firstResponderFill, 4.5),
    (Palette.placeholder, Palette.firstResponderFill, 4.0), (Palette.ink, Palette.key, 4.5),
    (Palette.ink, Palette.functionKey, 4.5), (Palette.ink, Palette.keyboard, 4.5),
    (Palette.ink, Palette.bubble, 4.5), (Palette.ink, Palette.ownBubble, 4.5),
    (Palette.onButton, Palette.button, 4.5), (Palette.firstResponder, Palette.paper, 4.5),
    (Palette.inset, Palette.paper, 3.5), (Palette.good, Palette.paper, 4.5),
    (Palette.bad, Palette.paper, 4.5),
    // Shapes.
    (Palette.edge, Palette.paper, 3.0), (Palette.edge, Palette.screen, 3.0),
    (Palette.firstResponder, Palette.screen, 3.0), (Palette.covered, Palette.keyboard, 3.0),
    (Palette.covered, Palette.key, 3.0), (Palette.fieldEdge, Palette.screen, 2.0),
  ])
  func `a mark stands out from its ground on light and dark pages`(
    mark: String,
    ground: String,
    ratio: Double
  ) throws {
    #expect(try contrast(mark, ground) >= ratio)
    #expect(try contrast(darkened(mark), darkened(ground)) >= ratio)
  }

  @Test func `each colour has one dark colour`() {
    let colours = Palette.dark.map(\.key)
    #expect(Set(colours).count == colours.count)
  }

  @MainActor
  @Test func `a picture uses the colours of the palette, and no other`() throws {
    let constant = [
      "none", Palette.button, Palette.onButton, Palette.finger, Palette.camera, "url(#hatch)",
      "url(#fine-hatch)",
    ]
    let known = Set(Palette.dark.map(\.key) + constant)
    for picture in try [Pictures.dragged(), Hero().svg] {
      // Rules of the style sheet are not drawings.
      let found = picture.matches(of: /[ ](?:fill|stroke)='([^']*)'/).map { String($0.1) }
      #expect(found.count > 100)
      #expect(Set(found).subtracting(known) == [])
    }
  }
}
