import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("KeyboardTransition", .tags(.uikit))
struct KeyboardTransitionTests {
  private func transition(
    _ userInfo: [String: Any]?,
    kind: KeyboardEvent.Kind = .willShow,
    object: Any? = nil
  ) -> KeyboardTransition {
    KeyboardTransition(
      Notification(name: kind.notificationName, object: object, userInfo: userInfo),
      kind: kind
    )
  }

  @Test func `a complete notification is read completely`() {
    let screen = Workbench().window.screen
    let transition = transition(
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
    #expect(
      transition.event
        == KeyboardEvent(.didChangeFrame, endFrame: Keyboard.iPhone, isLocal: false)
    )
    #expect(transition.timing == AnimationTiming(duration: 0.35, curve: 7))
    #expect(transition.screen === screen)
  }

  @Test func `what is missing counts as not said`() {
    for info in [nil, [:]] as [[String: Any]?] {
      let transition = transition(info)
      #expect(transition.event == KeyboardEvent(.willShow, endFrame: nil, isLocal: true))
      #expect(transition.timing == .none)
      #expect(transition.screen == nil)
    }
  }

  @Test func `what is mistyped counts as not said`() {
    let transition = transition(
      [
        UIResponder.keyboardFrameEndUserInfoKey: "frame",
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNull(),
        UIResponder.keyboardAnimationCurveUserInfoKey: [7],
        UIResponder.keyboardIsLocalUserInfoKey: NSNull(),
      ],
      object: UIView()
    )
    #expect(transition.event == KeyboardEvent(.willShow, endFrame: nil, isLocal: true))
    #expect(transition.timing == .none)
    #expect(transition.screen == nil)
  }

  @Test(arguments: [
    (KeyboardEvent.Kind.willShow, UIResponder.keyboardWillShowNotification),
    (.didShow, UIResponder.keyboardDidShowNotification),
    (.willHide, UIResponder.keyboardWillHideNotification),
    (.didHide, UIResponder.keyboardDidHideNotification),
    (.willChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
    (.didChangeFrame, UIResponder.keyboardDidChangeFrameNotification),
  ])
  func `every kind has UIKit's name`(kind: KeyboardEvent.Kind, name: Notification.Name) {
    #expect(kind.notificationName == name)
  }
}
