import UIKit

/// One change of the keyboard, taken from a notification.
///
/// A notification must not cross into the main actor, so what it says is copied out first.
struct KeyboardTransition: Sendable {
  let event: KeyboardEvent
  let timing: AnimationTiming
  /// The screen the keyboard appears on.
  ///
  /// From iOS 16.1 it is the notification's object; before that, and sometimes after, it is not
  /// said. https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
  let screen: UIScreen?

  /// Reads a notification.
  ///
  /// A missing or mistyped value counts as not said: no frame is no news, no duration is no
  /// animation, no owner is this app.
  init(_ notification: Notification, kind: KeyboardEvent.Kind) {
    let info = notification.userInfo ?? [:]
    event = KeyboardEvent(
      kind,
      endFrame: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      isLocal: (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true
    )
    timing = AnimationTiming(
      duration: (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
        ?? 0,
      curve: (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
    )
    screen = notification.object as? UIScreen
  }
}

extension KeyboardEvent.Kind {
  /// The name UIKit posts it under.
  var notificationName: Notification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}
