import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrollingTesting

@MainActor
@Suite("KeyboardSimulator")
struct KeyboardSimulatorTests {
  @Test func `a show posts its will-notifications in the call, and its did-notifications later`()
    async
  {
    let screen = TestScreen()
    screen.keyboard.show()
    #expect(screen.names == [.willChangeFrame, .willShow])
    await screen.keyboard.rest()
    #expect(screen.names == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(screen.received.allSatisfy { $0.endFrame?.minY == screen.bottom - 336 })
    #expect(screen.keyboard.frameInScreen?.height == 336)
    #expect(screen.keyboard.problems == [])
  }

  @Test func `the notification's object is the screen of the window`() {
    let screen = TestScreen()
    screen.keyboard.show()
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
    #expect(durations[.willShow] == 0.25)
    #expect(durations[.didShow] == 0)
    screen.keyboard.post(KeyboardEvent(.willShow, duration: 0))
    #expect(durations[.willShow] == 0)
  }

  @Test func `a hide during a show omits the did-notifications of the show`() async {
    let screen = TestScreen()
    screen.keyboard.show()
    await screen.keyboard.wait(0.1)
    screen.keyboard.hide()
    await screen.keyboard.rest()
    #expect(!screen.names.contains(.didShow))
    #expect(screen.names.last == .didHide)
    #expect(screen.keyboard.frameInScreen == nil)
  }

  @Test func `a second show announces the same frame again`() async {
    let screen = TestScreen()
    screen.keyboard.show()
    await screen.keyboard.rest()
    screen.keyboard.show()
    await screen.keyboard.rest()
    let shows = screen.received.filter { $0.name == .willShow }
    #expect(shows.count == 2)
    #expect(shows.last?.beginFrame == shows.last?.endFrame)
  }

  @Test func `the screen's published heights are the default`() {
    let screen = TestScreen(heights: nil)
    screen.keyboard.show()
    let published = KeyboardHeights.published(forScreen: screen.window.screen.bounds.size)
    #expect(screen.keyboard.frameInScreen?.height == published.letters)
    screen.keyboard.heights = KeyboardHeights(letters: 200)
    screen.keyboard.show()
    #expect(screen.keyboard.frameInScreen?.height == 200)
  }

  @Test func `a height that is not a number posts a keyboard that covers nothing`() {
    let screen = TestScreen(heights: KeyboardHeights(letters: .nan, suggestions: .nan))
    screen.keyboard.show()
    #expect(screen.names == [.willChangeFrame, .willShow])
    #expect(screen.received.allSatisfy { $0.endFrame?.height == 0 })
    #expect(screen.keyboard.frameInScreen == nil)
  }

  @Test func `events are posted at their times, in the order of their times`() async {
    let screen = TestScreen()
    screen.keyboard.post([
      KeyboardEvent(.didHide, time: 0.2), KeyboardEvent(.didShow, time: 0.1),
      KeyboardEvent(.willHide, time: .nan), KeyboardEvent(.willShow, time: -1),
    ])
    #expect(screen.names == [.willHide, .willShow])
    await screen.keyboard.wait(0.15)
    #expect(screen.names == [.willHide, .willShow, .didShow])
    await screen.keyboard.rest()
    #expect(screen.names.last == .didHide)
  }

  @Test func `resting waits for late events and for moving content`() async {
    let screen = TestScreen()
    screen.keyboard.post([KeyboardEvent(.didShow, time: 1)])
    await screen.keyboard.rest()
    #expect(screen.names == [.didShow])
    screen.keyboard.clock.perform {
      UIView.animate(withDuration: 0.6) { screen.scrollView.contentOffset.y = 300 }
    }
    #expect(screen.shownOffset < 300)
    await screen.keyboard.rest()
    #expect(screen.shownOffset == 300)
  }

  @Test func `an event without values posts a notification without keys`() {
    let screen = TestScreen()
    var keys: Int?
    let token = screen.center.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { notification in
      let count = notification.userInfo?.count
      MainActor.assumeIsolated { keys = count }
    }
    screen.keyboard.post(KeyboardEvent(.willShow, duration: nil, curve: nil, isLocal: nil))
    #expect(keys == 0)
    screen.center.removeObserver(token)
  }

  @Test func `events of a scenario can be read without posting them`() {
    let screen = TestScreen()
    #expect(screen.keyboard.events(of: .show).count == 4)
    #expect(screen.names == [])
    #expect(screen.keyboard.frameInScreen == nil)
  }

  @Test func `the emoji keyboard is up again at the next show`() async {
    let screen = TestScreen()
    screen.keyboard.show()
    screen.keyboard.perform(.toggleEmoji)
    await screen.keyboard.rest()
    #expect(screen.keyboard.frameInScreen?.height == 356)
    screen.keyboard.hide()
    await screen.keyboard.rest()
    screen.keyboard.show()
    #expect(screen.keyboard.frameInScreen?.height == 356)
  }

  @Test func `after a rotation the keyboard uses the rotated screen until the next rotation`() async
  {
    let screen = TestScreen(heights: nil)
    let size = screen.window.screen.bounds.size
    screen.keyboard.show()
    screen.keyboard.perform(.rotate(to: CGSize(width: size.height, height: size.width)))
    await screen.keyboard.rest()
    #expect(screen.keyboard.frameInScreen?.width == size.height)
    #expect(screen.keyboard.frameInScreen?.maxY == size.width)
    screen.keyboard.show()
    #expect(screen.keyboard.frameInScreen?.maxY == size.width)
    screen.keyboard.perform(.rotate(to: size))
    await screen.keyboard.rest()
    #expect(screen.keyboard.frameInScreen?.maxY == size.height)
  }
}
