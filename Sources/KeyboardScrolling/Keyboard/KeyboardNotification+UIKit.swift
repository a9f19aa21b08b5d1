import Foundation
import UIKit

extension KeyboardNotification {
  /// Copies the content of a notification, which itself must not be sent to the main actor.
  ///
  /// A value of a wrong type is ignored like a missing one. Without a frame nothing changes,
  /// without a duration nothing is animated. Without `isLocal` the keyboard is treated as this
  /// app's.
  init(_ notification: Notification, kind: Kind) {
    var endFrame: CGRect?
    var isLocal: NSNumber?
    var duration: NSNumber?
    var curve: NSNumber?
    // One pass costs less than four lookups, which box, hash and compare each key as `AnyHashable`.
    for (key, value) in notification.userInfo ?? [:] {
      switch key.base as? String {
      case UIResponder.keyboardFrameEndUserInfoKey: endFrame = value as? CGRect
      case UIResponder.keyboardIsLocalUserInfoKey: isLocal = value as? NSNumber
      case UIResponder.keyboardAnimationDurationUserInfoKey: duration = value as? NSNumber
      case UIResponder.keyboardAnimationCurveUserInfoKey: curve = value as? NSNumber
      default: break
      }
    }
    // From iOS 16.1 on, the object is the screen. Before that, and sometimes after, it is nil.
    // https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
    let screen = notification.object as? UIScreen
    self.init(
      kind,
      endFrame: endFrame,
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
