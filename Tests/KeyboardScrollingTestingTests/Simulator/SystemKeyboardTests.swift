import Testing
import UIKit

@testable import KeyboardScrollingTesting

@MainActor struct SystemKeyboardTests {
  @Test func `without its window the simulator posts nothing and reports a problem`() async {
    let center = NotificationCenter()
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let keyboard = window.map { KeyboardSimulator(window: $0, notificationCenter: center) }
    window = nil
    await TestApplication.nextTurn()
    expectNil(keyboard?.window)
    keyboard?.show()
    await keyboard?.rest()
    expectEqual(keyboard?.problems.first, to: .windowIsGone)
    expectEqual(keyboard?.events(of: .show), to: [])
    expectNil(keyboard?.frameInScreen)
    expectEqual(keyboard?.shows(UIView()), to: false)
  }

  @Test func `during a system keyboard the simulator posts nothing, and after it nothing pending`()
    async
  {
    let screen = TestScreen()
    screen.systemPosts(.willChangeFrame)
    screen.systemPosts(.willShow)
    expectEqual(screen.keyboard.problems.map(\.isSystemKeyboard), to: [true])
    #expect("\(screen.keyboard.problems)".contains("keyboardWillChangeFrame"))
    screen.keyboard.show()
    expectEqual(screen.names, to: [.willChangeFrame, .willShow])
    screen.systemPosts(.willHide)
    screen.keyboard.show()
    expectEqual(screen.names.count, to: 5)
    // A system keyboard cancels the remaining events of a scenario.
    let interrupted = TestScreen()
    interrupted.keyboard.perform(.lockAndUnlock)
    interrupted.systemPosts(.willShow)
    interrupted.systemPosts(.willHide)
    let count = interrupted.names.count
    await interrupted.keyboard.rest()
    expectEqual(interrupted.names.count, to: count)
  }

  @Test func `a system keyboard that covers nothing, and another simulator, are ignored`() {
    let screen = TestScreen()
    screen.systemPosts(.willHide, covered: 0)
    screen.systemPosts(.willShow, covered: 0)
    expectEqual(screen.keyboard.problems, to: [])
    let shared = TestScreen()
    let other = KeyboardSimulator(window: shared.window, notificationCenter: shared.center)
    other.show()
    shared.keyboard.hide()
    expectEqual(shared.keyboard.problems, to: [])
    expectEqual(other.problems, to: [])
  }

  @Test func `a notification of another thread takes effect when the main one handles it`() async {
    let screen = TestScreen()
    let center = screen.center
    let event = KeyboardEvent(
      .willShow, endFrame: CGRect(x: 0, y: screen.bottom - 300, width: 390, height: 300)
    )
    await Task.detached {
      center.post(name: event.name.notificationName, object: nil, userInfo: event.userInfo)
    }.value
    await Task.yield()
    expectEqual(screen.keyboard.problems, to: [.systemKeyboard(event)])
  }

  @Test func `a released simulator posts nothing more`() async {
    let screen = TestScreen()
    var keyboard: KeyboardSimulator? = KeyboardSimulator(
      window: screen.window, notificationCenter: screen.center
    )
    keyboard?.show()
    keyboard = nil
    await screen.keyboard.wait(0.5)
    expectEqual(screen.names, to: [.willChangeFrame, .willShow])
  }

  @Test func `each event name maps to UIKit's notification name`() {
    for name in KeyboardEvent.Name.allCases {
      let notification = Notification(name: name.notificationName)
      expectEqual(KeyboardEvent(notification)?.name, to: name)
      expectEqual(KeyboardEvent.Name(rawValue: name.rawValue), to: name)
    }
    expectNil(KeyboardEvent.Name(rawValue: "keyboard"))
    expectNil(KeyboardEvent(Notification(name: .init("other"))))
  }
}

extension KeyboardSimulator.Problem {
  var isSystemKeyboard: Bool {
    if case .systemKeyboard = self { true } else { false }
  }
}
