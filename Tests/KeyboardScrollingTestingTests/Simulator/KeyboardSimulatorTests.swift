import Testing
import UIKit

@testable import KeyboardScrollingTesting

@MainActor struct KeyboardSimulatorTests {
  @Test func `a show posts will-notifications in the call, and did-notifications later`() async {
    let screen = TestScreen()
    screen.keyboard.show()
    expectEqual(screen.names, to: [.willChangeFrame, .willShow])
    await screen.keyboard.rest()
    expectEqual(screen.names, to: [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(screen.received.allSatisfy { $0.endFrame?.minY == screen.bottom - 336 })
    expectEqual(screen.keyboard.frameInScreen?.height, to: 336)
    expectEqual(screen.keyboard.problems, to: [])
  }

  @Test func `the events of a scenario are returned without any change of the keyboard`() {
    let screen = TestScreen()
    screen.keyboard.heights = KeyboardHeights(letters: 200)
    screen.keyboard.accessoryHeight = 50
    let before = screen.keyboard.keyboard
    expectEqual(screen.keyboard.events(of: .show).last?.endFrame?.height, to: 250)
    expectEqual(screen.keyboard.keyboard, to: before)
    expectEqual(screen.names, to: [])
  }

  @Test func `the notification's object is the screen of the window`() {
    let screen = TestScreen()
    screen.keyboard.show()
    expectEqual(screen.screens.count, to: 2)
    if #available(iOS 16.1, *) {
      #expect(screen.screens.allSatisfy { $0 === screen.window.screen })
    } else {
      #expect(screen.screens.allSatisfy { $0 == nil })
    }
  }

  @Test func `only handlers of will-notifications run in the keyboard's animation`() async {
    let screen = TestScreen()
    var durations: [KeyboardEvent.Name: TimeInterval] = [:]
    screen.onEvent = { durations[$0.name] = UIView.inheritedAnimationDuration }
    screen.keyboard.show()
    await screen.keyboard.rest()
    expectEqual(durations[.willShow], to: 0.25)
    expectEqual(durations[.didShow], to: 0)
    screen.keyboard.post(KeyboardEvent(.willShow, duration: 0))
    expectEqual(durations[.willShow], to: 0)
  }

  @Test func `an interrupted show posts no did-notifications, and a repeated one the same frame`()
    async
  {
    let interrupted = TestScreen()
    interrupted.keyboard.show()
    await interrupted.keyboard.wait(0.1)
    interrupted.keyboard.hide()
    await interrupted.keyboard.rest()
    #expect(!interrupted.names.contains(.didShow))
    expectEqual(interrupted.names.last, to: .didHide)
    expectNil(interrupted.keyboard.frameInScreen)
    let repeated = TestScreen()
    for _ in 0..<2 {
      repeated.keyboard.show()
      await repeated.keyboard.rest()
    }
    let shows = repeated.received.filter { $0.name == .willShow }
    expectEqual(shows.count, to: 2)
    expectEqual(shows.last?.beginFrame, to: shows.last?.endFrame)
  }

  @Test func `published heights are the default, and heights that are not numbers cover nothing`() {
    let screen = TestScreen(heights: nil)
    screen.keyboard.show()
    let published = KeyboardHeights.published(forScreen: screen.window.screen.bounds.size)
    expectEqual(screen.keyboard.frameInScreen?.height, to: published.letters)
    screen.keyboard.heights = KeyboardHeights(letters: 200)
    screen.keyboard.show()
    expectEqual(screen.keyboard.frameInScreen?.height, to: 200)
    let invalid = TestScreen(heights: KeyboardHeights(letters: .nan, suggestions: .nan))
    invalid.keyboard.show()
    expectEqual(invalid.names, to: [.willChangeFrame, .willShow])
    #expect(invalid.received.allSatisfy { $0.endFrame?.height == 0 })
    expectNil(invalid.keyboard.frameInScreen)
  }

  @Test func `events are posted at their times, in the order of their times`() async {
    let screen = TestScreen()
    screen.keyboard.post([
      KeyboardEvent(.didHide, time: 0.2), KeyboardEvent(.didShow, time: 0.1),
      KeyboardEvent(.willHide, time: .nan), KeyboardEvent(.willShow, time: -1),
    ])
    expectEqual(screen.names, to: [.willHide, .willShow])
    await screen.keyboard.wait(0.15)
    expectEqual(screen.names, to: [.willHide, .willShow, .didShow])
    await screen.keyboard.rest()
    expectEqual(screen.names.last, to: .didHide)
  }

  @Test func `resting waits for late events and for moving content`() async {
    let screen = TestScreen()
    screen.keyboard.post([KeyboardEvent(.didShow, time: 1)])
    await screen.keyboard.rest()
    expectEqual(screen.names, to: [.didShow])
    screen.keyboard.clock.perform {
      UIView.animate(withDuration: 0.6) { screen.scrollView.contentOffset.y = 300 }
    }
    #expect(screen.shownOffset < 300)
    await screen.keyboard.rest()
    expectEqual(screen.shownOffset, to: 300)
  }

  @Test func `an event without values posts a notification without keys`() {
    let screen = TestScreen()
    let event = KeyboardEvent(.willShow, duration: nil, curve: nil, isLocal: nil)
    screen.keyboard.post(event)
    expectEqual(screen.received, to: [event])
  }

  @Test func `events of a scenario can be read without posting them`() {
    let screen = TestScreen()
    expectEqual(screen.keyboard.events(of: .show).count, to: 4)
    expectEqual(screen.names, to: [])
    expectNil(screen.keyboard.frameInScreen)
  }

  @Test func `the emoji keyboard is up again at the next show`() async {
    let screen = TestScreen()
    screen.keyboard.show()
    screen.keyboard.perform(.toggleEmoji)
    await screen.keyboard.rest()
    expectEqual(screen.keyboard.frameInScreen?.height, to: 356)
    screen.keyboard.hide()
    await screen.keyboard.rest()
    screen.keyboard.show()
    expectEqual(screen.keyboard.frameInScreen?.height, to: 356)
  }

  @Test func `after a rotation the keyboard uses the rotated screen until the next one`() async {
    let screen = TestScreen(heights: nil)
    let size = screen.window.screen.bounds.size
    screen.keyboard.show()
    screen.keyboard.perform(.rotate(to: CGSize(width: size.height, height: size.width)))
    await screen.keyboard.rest()
    expectEqual(screen.keyboard.frameInScreen?.width, to: size.height)
    expectEqual(screen.keyboard.frameInScreen?.maxY, to: size.width)
    screen.keyboard.show()
    expectEqual(screen.keyboard.frameInScreen?.maxY, to: size.width)
    screen.keyboard.perform(.rotate(to: size))
    await screen.keyboard.rest()
    expectEqual(screen.keyboard.frameInScreen?.maxY, to: size.height)
  }
}
