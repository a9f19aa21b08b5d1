import UIKit

extension KeyboardNotification {
  /// Copies the content of a notification, which itself must not be sent to the main actor.
  ///
  /// A value of a wrong type is ignored like a missing one. Without a frame nothing changes,
  /// without a duration nothing is animated. Without `isLocal` the keyboard is treated as this
  /// app's.
  init(_ notification: Notification, kind: Kind) {
    let info = notification.userInfo ?? [:]
    let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    // From iOS 16.1 on, the object is the screen. Before that, and sometimes after, it is nil.
    // https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
    let screen = notification.object as? UIScreen
    self.init(
      kind,
      endFrame: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      isLocal: isLocal?.boolValue ?? true,
      timing: AnimationTiming(duration: duration?.doubleValue ?? 0, curve: curve?.intValue ?? 0),
      screen: screen.map { ScreenID($0) }
    )
  }
}

extension KeyboardNotification.Kind {
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
