import Testing
import UIKit

@MainActor struct NotificationPayloadTests {
  // Documented since iOS 16.1. One library observed nil on a simulator of 16.1.
  @available(iOS 16.1, *)
  @Test(.needsKeyboard)
  func `S86: the sender is the screen`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let shown = try await focus.show()
    expectEqual(shown.sender, to: ObjectIdentifier(focus.stage.window.screen))
  }

  @Test func `S87: the notifications and their keys have the Objective-C names`() {
    expectEqual(
      KeyboardRecorder.keyboardNames.map(\.rawValue),
      to: [
        "UIKeyboardWillShowNotification",
        "UIKeyboardDidShowNotification",
        "UIKeyboardWillHideNotification",
        "UIKeyboardDidHideNotification",
        "UIKeyboardWillChangeFrameNotification",
        "UIKeyboardDidChangeFrameNotification",
      ]
    )
    expectEqual(
      [
        UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
        UIResponder.keyboardAnimationDurationUserInfoKey,
        UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
      ],
      to: [
        "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardFrameEndUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey", "UIKeyboardAnimationCurveUserInfoKey",
        "UIKeyboardIsLocalUserInfoKey",
      ]
    )
  }

  @Test(.needsKeyboard)
  func `S87 to S89, S95: the payload is read on the main thread: frames, curve, duration, flag`()
    async throws
  {
    // The recorder itself stops the test if a notification arrives on another thread.
    let focus = await FocusFixture()
    defer { focus.end() }
    let shown = try await focus.show()
    #expect(shown.beginFrame != nil && shown.endFrame != nil)
    expectEqual(shown.duration, to: 0.25)
    expectEqual(shown.curve, to: 7)
    expectEqual(shown.isLocal, to: true)
  }

  @Test func `S88: seven is a valid curve although no case has this value`() {
    expectEqual(UIView.AnimationCurve(rawValue: 7)?.rawValue, to: 7)
  }

  // Evidence for the position: one source. The heights are the device's.
  @Test(.needsKeyboard)
  func `S92: a hidden keyboard's frame has the docked size and is below the screen`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let screen = focus.stage.window.screen.bounds
    let shown = try await focus.show()
    let docked = try #require(shown.endFrame)
    let below = CGRect(origin: CGPoint(x: docked.minX, y: screen.maxY), size: docked.size)
    expectEqual(docked.maxY, to: screen.maxY)
    expectEqual(docked.width, to: screen.width)
    expectEqual(shown.beginFrame, to: below)

    focus.recorder.forget()
    focus.field.resignFirstResponder()
    let hidden = try await focus.recorder.next(.willHide)
    expectEqual(hidden.beginFrame, to: docked)
    expectEqual(hidden.endFrame, to: below)
  }
}
