import UIKit

/// A keyboard notification as UIKit posts it.
///
/// A notification must not cross into the main actor, so its content is copied out first.
struct PostedKeyboardNotification: Sendable {
  let notification: KeyboardNotification
  /// The screen the keyboard appears on.
  ///
  /// From iOS 16.1 it is the notification's object. Before that, and sometimes after, it is nil.
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
  let screen: UIScreen?

  /// Reads a notification.
  ///
  /// A missing or mistyped value counts as absent: without a frame nothing changes, without a duration
  /// nothing is animated, without an owner the keyboard is this app's.
  init(_ notification: Notification, kind: KeyboardNotification.Kind) {
    let info = notification.userInfo ?? [:]
    self.notification = KeyboardNotification(
      kind,
      endFrame: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      isLocal: (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true,
      timing: AnimationTiming(
        duration: (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
          ?? 0,
        curve: (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
      )
    )
    screen = notification.object as? UIScreen
  }
}

extension KeyboardNotification.Kind {
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
