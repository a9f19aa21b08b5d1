import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
struct KeyboardNotificationTests {
  private func read(
    _ userInfo: [String: Any]?, kind: KeyboardNotification.Kind = .willShow, object: Any? = nil
  ) -> KeyboardNotification {
    KeyboardNotification(
      Notification(name: kind.notificationName, object: object, userInfo: userInfo), kind: kind
    )
  }

  @Test
  func `a notification is read completely, and missing values or wrong types become defaults`() {
    let screen = Workbench().window.screen
    let posted = read(
      [
        UIResponder.keyboardFrameBeginUserInfoKey: Keyboard.iPhoneHidden,
        UIResponder.keyboardFrameEndUserInfoKey: Keyboard.iPhone,
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.35),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: false),
      ],
      kind: .didChangeFrame,
      object: screen
    )
    expectEqual(
      posted,
      to: KeyboardNotification(
        .didChangeFrame, endFrame: Keyboard.iPhone, isLocal: false,
        timing: AnimationTiming(duration: 0.35, curve: 7), screen: ScreenID(screen)
      )
    )
    let wrong: [String: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: "frame",
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNull(),
      UIResponder.keyboardAnimationCurveUserInfoKey: [7],
      UIResponder.keyboardIsLocalUserInfoKey: NSNull(),
    ]
    for info in [nil, [:], wrong] as [[String: Any]?] {
      expectEqual(read(info, object: UIView()), to: KeyboardNotification(.willShow, endFrame: nil))
    }
  }

  @Test(arguments: [
    (KeyboardNotification.Kind.willShow, UIResponder.keyboardWillShowNotification),
    (.didShow, UIResponder.keyboardDidShowNotification),
    (.willHide, UIResponder.keyboardWillHideNotification),
    (.didHide, UIResponder.keyboardDidHideNotification),
    (.willChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
    (.didChangeFrame, UIResponder.keyboardDidChangeFrameNotification),
  ])
  func `every kind has UIKit's notification name`(
    kind: KeyboardNotification.Kind, name: Notification.Name
  ) { expectEqual(kind.notificationName, to: name) }
}
