import Testing

@testable import KeyboardScrollingTesting

#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

struct KeyboardHeightsTests {
  @Test(
    arguments: [
      (390, 844, 18, 336), (667, 375, 18, 200), (1024, 1366, 18, 398),
      // On some screens, the keyboard of iOS 26 is lower in portrait.
      (402, 874, 18, 336), (402, 874, 26, 335), (874, 402, 26, 219), (390, 844, 26, 336),
      // The size of an iPhone Air is between 402 by 874 and 428 by 926.
      (420, 912, 18, 346), (1080, 1920, 18, 400.5),
      // An invalid size has the heights of an iPhone 14.
      (0, 0, 18, 336), (.nan, 844, 18, 336), (390, .infinity, 18, 336),
    ] as [(CGFloat, CGFloat, Int, CGFloat)]
  )
  func `a screen has its published height, or that of a similar screen`(
    width: CGFloat, height: CGFloat, system: Int, letters: CGFloat
  ) {
    let screen = CGSize(width: width, height: height)
    expectEqual(KeyboardHeights.published(forScreen: screen, onSystem: system).letters, to: letters)
  }

  @Test func `suggestions are lower in landscape, and without them a height is not negative`() {
    let sizes = [CGSize(width: 390, height: 844), CGSize(width: 667, height: 375)]
    expectEqual(sizes.map { KeyboardHeights.published(forScreen: $0).suggestions }, to: [45, 38])
    let heights = KeyboardHeights(letters: 300, suggestions: 40)
    expectEqual(heights.height(showsEmoji: false, showsSuggestions: true), to: 300)
    expectEqual(heights.height(showsEmoji: false, showsSuggestions: false), to: 260)
    expectEqual(heights.height(showsEmoji: true, showsSuggestions: true), to: 320)
    let odd = KeyboardHeights(letters: 30, suggestions: 40, emoji: .nan)
    expectEqual(odd.height(showsEmoji: false, showsSuggestions: false), to: 0)
    expectEqual(odd.height(showsEmoji: true, showsSuggestions: true), to: 0)
  }

  #if os(Linux)
  @Test func `the simulator's table of heights agrees with the stand-in's list of devices`() {
    for row in PublishedHeights.rows {
      let same = HeadlessDeviceModel.all.filter {
        $0.screenSize == CGSize(width: row.width, height: row.height)
      }
      #expect(
        same.contains {
          $0.keyboardHeight == row.portrait.0 && $0.predictiveBarHeight == row.portrait.bar
            && $0.landscapeKeyboardHeight == row.landscape.0
            && $0.landscapePredictiveBarHeight == row.landscape.bar
            && $0.halfOpenKeyboardHeight == row.halfOpen
        },
        "\(row)"
      )
    }
    let sizes = Set(PublishedHeights.rows.map { "\($0.width) \($0.height)" })
    let listed = Set(
      HeadlessDeviceModel.all.map { "\($0.screenSize.width) \($0.screenSize.height)" }
    )
    expectEqual(listed.subtracting(sizes), to: [])
  }
  #endif
}
