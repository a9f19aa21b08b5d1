import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrollingTesting

@MainActor
@Suite("KeyboardSimulator")
struct KeyboardSimulatorTests {
  @Test func `a show is announced in the call and reported when it is over`() async {
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

  @Test func `handlers of an announcement run with the keyboard's duration, others do not`() async {
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

  @Test func `a hide in the middle of a show leaves out the end of the show`() async {
    let screen = TestScreen()
    screen.keyboard.show()
    await screen.keyboard.wait(0.1)
    screen.keyboard.hide()
    await screen.keyboard.rest()
    #expect(!screen.names.contains(.didShow))
    #expect(screen.names.last == .didHide)
    #expect(screen.keyboard.frameInScreen == nil)
  }

  @Test func `the same show twice is announced twice in the same place`() async {
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

  @Test func `emoji that have been shown come again`() async {
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

  @Test func `after a rotation the keyboard is on the rotated screen until the next one`() async {
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

  // MARK: What it cannot work with

  @Test func `without its window it posts nothing and says so`() async {
    let center = NotificationCenter()
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let keyboard = window.map { KeyboardSimulator(window: $0, notificationCenter: center) }
    window = nil
    try? #require(keyboard?.window == nil)
    keyboard?.show()
    await keyboard?.rest()
    #expect(keyboard?.problems.first == .windowIsGone)
    #expect(keyboard?.events(of: .show) == [])
    #expect(keyboard?.frameInScreen == nil)
    #expect(keyboard?.shows(UIView()) == false)
  }

  @Test func `it posts nothing while a keyboard of the system is up, and says so`() {
    let screen = TestScreen()
    let frame = CGRect(x: 0, y: screen.bottom - 300, width: 390, height: 300)
    screen.systemPosts(.willChangeFrame, frame)
    screen.systemPosts(.willShow, frame)
    #expect(screen.keyboard.problems.count == 1)
    #expect(screen.keyboard.problems.first?.isSystemKeyboard == true)
    #expect("\(screen.keyboard.problems)".contains("keyboardWillChangeFrame"))
    screen.keyboard.show()
    #expect(screen.names == [.willChangeFrame, .willShow])
    screen.systemPosts(.willHide, frame)
    screen.keyboard.show()
    #expect(screen.names.count == 5)
  }

  @Test func `a keyboard of the system ends a scenario`() async {
    let screen = TestScreen()
    screen.keyboard.perform(.lockAndUnlock)
    let frame = CGRect(x: 0, y: screen.bottom - 300, width: 390, height: 300)
    screen.systemPosts(.willShow, frame)
    let count = screen.names.count
    await screen.keyboard.rest()
    #expect(screen.names.count == count)
  }

  @Test func `a keyboard of the system that covers nothing is none`() {
    let screen = TestScreen()
    screen.systemPosts(.willHide, CGRect(x: 0, y: screen.bottom, width: 390, height: 300))
    screen.systemPosts(.willShow, CGRect(x: 0, y: screen.bottom, width: 390, height: 300))
    #expect(screen.keyboard.problems == [])
  }

  @Test func `what another thread posts is not a keyboard`() async {
    let screen = TestScreen()
    let center = screen.center
    let event = KeyboardEvent(
      .willShow,
      endFrame: CGRect(x: 0, y: screen.bottom - 300, width: 390, height: 300)
    )
    await Task.detached {
      center.post(
        name: event.name.notificationName,
        object: nil,
        userInfo: event.userInfo
      )
    }.value
    #expect(screen.keyboard.problems == [])
  }

  @Test func `two simulators do not take each other for the system`() {
    let screen = TestScreen()
    let other = KeyboardSimulator(window: screen.window, notificationCenter: screen.center)
    other.show()
    screen.keyboard.hide()
    #expect(screen.keyboard.problems == [])
    #expect(other.problems == [])
  }

  @Test func `a released simulator posts nothing more`() async {
    let screen = TestScreen()
    var keyboard: KeyboardSimulator? = KeyboardSimulator(
      window: screen.window,
      notificationCenter: screen.center
    )
    keyboard?.show()
    keyboard = nil
    await screen.keyboard.wait(0.5)
    #expect(screen.names == [.willChangeFrame, .willShow])
  }

  @Test func `each name is that of UIKit's notification`() {
    for name in KeyboardEvent.Name.allCases {
      let notification = Notification(name: name.notificationName)
      #expect(KeyboardEvent(notification)?.name == name)
      #expect(KeyboardEvent.Name(rawValue: name.rawValue) == name)
    }
    #expect(KeyboardEvent.Name(rawValue: "keyboard") == nil)
    #expect(KeyboardEvent(Notification(name: .init("other"))) == nil)
  }
}
