import Foundation
import UIKit

struct KeyboardTransition: Sendable {
  /// The begin frame in screen coordinates; nil if the notification has none.
  let beginFrame: CGRect?
  /// The end frame in screen coordinates; nil if the notification has none.
  let endFrame: CGRect?
  let duration: TimeInterval

  init(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    beginFrame = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
    endFrame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    self.duration = duration?.doubleValue ?? 0
  }
}
