import Testing

@testable import KeyboardScrollingTesting

#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

@Suite("KeyboardHeights") struct KeyboardHeightsTests {
  @Test func `known screens have their published heights, in portrait and in landscape`() {
    let iPhone = KeyboardHeights.published(forScreen: CGSize(width: 390, height: 844))
    expectEqual(iPhone.letters, to: 336)
    expectEqual(iPhone.suggestions, to: 45)
    let sideways = KeyboardHeights.published(forScreen: CGSize(width: 667, height: 375))
    expectEqual(sideways.letters, to: 200)
    expectEqual(sideways.suggestions, to: 38)
    expectEqual(
      KeyboardHeights.published(forScreen: CGSize(width: 1024, height: 1366)).letters, to: 398
    )
  }

  @Test func `the keyboard of iOS 26 is lower on some screens in portrait`() {
    let screen = CGSize(width: 402, height: 874)
    expectEqual(KeyboardHeights.published(forScreen: screen, onSystem: 18).letters, to: 336)
    expectEqual(KeyboardHeights.published(forScreen: screen, onSystem: 26).letters, to: 335)
    let sideways = CGSize(width: 874, height: 402)
    expectEqual(KeyboardHeights.published(forScreen: sideways, onSystem: 26).letters, to: 219)
    expectEqual(
      KeyboardHeights.published(forScreen: CGSize(width: 390, height: 844), onSystem: 26).letters,
      to: 336
    )
  }

  @Test func `a screen that is not in the table has the heights of a similar screen`() {
    // An iPhone Air, whose size is between 402 by 874 and 428 by 926.
    let air = KeyboardHeights.published(forScreen: CGSize(width: 420, height: 912))
    expectEqual(air.letters, to: 346)
    let display = KeyboardHeights.published(forScreen: CGSize(width: 1080, height: 1920))
    expectEqual(display.letters, to: 400.5)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: CGFloat.nan, height: 844),
    CGSize(width: 390, height: CGFloat.infinity),
  ])
  func `an invalid size has the heights of an iPhone 14`(size: CGSize) {
    expectEqual(KeyboardHeights.published(forScreen: size).suggestions, to: 45)
  }

  @Test func `without suggestions the height is smaller, but never negative`() {
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
