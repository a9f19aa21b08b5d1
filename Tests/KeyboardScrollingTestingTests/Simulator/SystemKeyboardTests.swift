import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrollingTesting

@MainActor
@Suite("KeyboardSimulator: problems")
struct SystemKeyboardTests {
  @Test func `without its window the simulator posts nothing and reports a problem`() async {
    let center = NotificationCenter()
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let keyboard = window.map { KeyboardSimulator(window: $0, notificationCenter: center) }
    window = nil
    await TestApplication.nextTurn()
    #expect(keyboard?.window == nil)
    keyboard?.show()
    await keyboard?.rest()
    #expect(keyboard?.problems.first == .windowIsGone)
    #expect(keyboard?.events(of: .show) == [])
    #expect(keyboard?.frameInScreen == nil)
    #expect(keyboard?.shows(UIView()) == false)
  }

  @Test func `the simulator posts nothing during a keyboard of the system, and reports a problem`()
  {
    let screen = TestScreen()
    let frame = CGRect(x: 0, y: screen.bottom - 300, width: 390, height: 300)
    screen.systemPosts(.willChangeFrame, frame)
    screen.systemPosts(.willShow, frame)
    #expect(screen.keyboard.problems.map(\.isSystemKeyboard) == [true])
    #expect("\(screen.keyboard.problems)".contains("keyboardWillChangeFrame"))
    screen.keyboard.show()
    #expect(screen.names == [.willChangeFrame, .willShow])
    screen.systemPosts(.willHide, frame)
    screen.keyboard.show()
    #expect(screen.names.count == 5)
  }

  @Test func `a system keyboard cancels the rest of a scenario`() async {
    let screen = TestScreen()
    screen.keyboard.perform(.lockAndUnlock)
    let frame = CGRect(x: 0, y: screen.bottom - 300, width: 390, height: 300)
    screen.systemPosts(.willShow, frame)
    screen.systemPosts(.willHide, frame)
    let count = screen.names.count
    await screen.keyboard.rest()
    #expect(screen.names.count == count)
  }

  @Test func `a system keyboard that covers nothing is ignored`() {
    let screen = TestScreen()
    screen.systemPosts(.willHide, CGRect(x: 0, y: screen.bottom, width: 390, height: 300))
    screen.systemPosts(.willShow, CGRect(x: 0, y: screen.bottom, width: 390, height: 300))
    #expect(screen.keyboard.problems == [])
  }

  @Test func `a notification from another thread takes effect when the main thread handles it`()
    async
  {
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
    await Task.yield()
    #expect(screen.keyboard.problems == [.systemKeyboard(event)])
  }

  @Test func `a simulator ignores the keyboard of another simulator`() {
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

  @Test func `each event name maps to UIKit's notification name`() {
    for name in KeyboardEvent.Name.allCases {
      let notification = Notification(name: name.notificationName)
      #expect(KeyboardEvent(notification)?.name == name)
      #expect(KeyboardEvent.Name(rawValue: name.rawValue) == name)
    }
    #expect(KeyboardEvent.Name(rawValue: "keyboard") == nil)
    #expect(KeyboardEvent(Notification(name: .init("other"))) == nil)
  }
}

extension KeyboardSimulator.Problem {
  var isSystemKeyboard: Bool {
    if case .systemKeyboard = self { true } else { false }
  }
}
