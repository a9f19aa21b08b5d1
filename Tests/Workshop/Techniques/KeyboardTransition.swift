import Foundation
import UIKit

struct KeyboardTransition: Sendable {
  /// In screen coordinates; nil if the notification has none.
  let endFrame: CGRect?
  let duration: TimeInterval

  init(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    endFrame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    self.duration = duration?.doubleValue ?? 0
  }
}
