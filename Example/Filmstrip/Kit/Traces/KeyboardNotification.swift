package import Foundation

/// A keyboard notification that can be posted, as a value.
///
/// A key whose value is nil is left out of the notification.
package struct KeyboardNotification: Equatable, Sendable {
  /// The six notifications, by UIKit's names for them.
  package enum Name: String, CaseIterable, Sendable {
    case willShow = "keyboardWillShow"
    case didShow = "keyboardDidShow"
    case willHide = "keyboardWillHide"
    case didHide = "keyboardDidHide"
    case willChangeFrame = "keyboardWillChangeFrame"
    case didChangeFrame = "keyboardDidChangeFrame"

    package var isHide: Bool { self == .willHide || self == .didHide }
  }

  package var name: Name
  /// In the screen's coordinate space, in points.
  package var beginFrame: CGRect?
  /// In the screen's coordinate space, in points.
  package var endFrame: CGRect?
  package var duration: TimeInterval?
  package var curve: Int?
  package var isLocal: Bool?

  package init(
    _ name: Name,
    beginFrame: CGRect? = nil,
    endFrame: CGRect? = nil,
    duration: TimeInterval? = nil,
    curve: Int? = nil,
    isLocal: Bool? = nil
  ) {
    self.name = name
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }
}
