public import Foundation
import UIKit

extension KeyboardEvent.Name {
  /// The name of UIKit's notification.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification>
  public var notificationName: Notification.Name {
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

extension KeyboardEvent {
  /// The notification's content, without the nil properties.
  ///
  /// Foundation hands the rectangles to Objective-C as `NSValue`.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    info[UIResponder.keyboardFrameBeginUserInfoKey] = beginFrame
    info[UIResponder.keyboardFrameEndUserInfoKey] = endFrame
    info[UIResponder.keyboardAnimationDurationUserInfoKey] = duration.map(NSNumber.init(value:))
    info[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map(NSNumber.init(value:))
    info[UIResponder.keyboardIsLocalUserInfoKey] = isLocal.map(NSNumber.init(value:))
    return info
  }

  /// Reads a notification, such as one that a test observes; nil if the notification is not the
  /// keyboard's.
  ///
  /// - Parameters:
  ///   - notification: Any notification. A value whose type is not UIKit's is read as nil.
  ///   - time: The event's time, in seconds.
  public init?(_ notification: Notification, time: TimeInterval = 0) {
    guard let name = Name.allCases.first(where: { $0.notificationName == notification.name })
    else { return nil }
    let info = notification.userInfo
    self.init(
      name, time: time, beginFrame: info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
      endFrame: info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      duration: (info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue,
      curve: (info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue,
      isLocal: (info?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue
    )
  }
}
