import UIKit

extension KeyboardNotification {
  /// Copies the content out of a notification, which must not cross into the main actor.
  ///
  /// A missing or mistyped value counts as absent: without a frame nothing changes, without a duration
  /// nothing is animated, without an owner the keyboard is this app's.
  init(_ notification: Notification, kind: Kind) {
    let info = notification.userInfo ?? [:]
    func number(_ key: String) -> NSNumber? { info[key] as? NSNumber }
    self.init(
      kind,
      endFrame: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      isLocal: number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue ?? true,
      timing: AnimationTiming(
        duration: number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue ?? 0,
        curve: number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue ?? 0
      ),
      // From iOS 16.1 the screen is the notification's object. Before that, and sometimes after, there
      // is none.
      // https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
      screen: (notification.object as? UIScreen).map { ScreenID($0) }
    )
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
