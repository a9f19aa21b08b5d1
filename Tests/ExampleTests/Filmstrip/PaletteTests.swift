import Foundation
import Testing

@testable import FilmstripKit

struct PaletteTests {
  private func darkened(_ colour: String) -> String {
    Palette.dark.first { $0.key == colour }?.value ?? colour
  }

  @Test(arguments: [
    // Texts.
    (Palette.ink, Palette.paper, 4.5), (Palette.secondaryInk, Palette.paper, 4.5),
    (Palette.ink, Palette.topBar, 4.5), (Palette.secondaryInk, Palette.screen, 4.5),
    (Palette.placeholder, Palette.field, 4.5), (Palette.ink, Palette.firstResponderFill, 4.5),
    (Palette.placeholder, Palette.firstResponderFill, 4.5), (Palette.ink, Palette.key, 4.5),
    (Palette.ink, Palette.functionKey, 4.5), (Palette.ink, Palette.keyboard, 4.5),
    (Palette.ink, Palette.bubble, 4.5), (Palette.ink, Palette.ownBubble, 4.5),
    (Palette.onButton, Palette.button, 4.5), (Palette.firstResponder, Palette.paper, 4.5),
    (Palette.inset, Palette.paper, 4.5), (Palette.good, Palette.paper, 4.5),
    (Palette.bad, Palette.paper, 4.5),
    // Shapes.
    (Palette.edge, Palette.paper, 3.0), (Palette.edge, Palette.screen, 3.0),
    (Palette.firstResponder, Palette.screen, 3.0), (Palette.covered, Palette.keyboard, 3.0),
    (Palette.covered, Palette.key, 3.0), (Palette.fieldEdge, Palette.screen, 2.0),
  ])
  func `a mark has contrast with its background on light and dark pages`(
    mark: String, ground: String, ratio: Double
  ) throws {
    #expect(try Contrast.ratio(mark, ground) >= ratio)
    #expect(try Contrast.ratio(darkened(mark), darkened(ground)) >= ratio)
  }
}
