/// A keyboard notification as a value.
///
/// Nil values are absent from `userInfo`, as in published notifications (S90, S93).
@_spi(Headless) public struct HeadlessKeyboardEvent: Equatable, Sendable {
  public enum Name: String, CaseIterable, Sendable {
    case willShow = "UIKeyboardWillShowNotification"
    case didShow = "UIKeyboardDidShowNotification"
    case willHide = "UIKeyboardWillHideNotification"
    case didHide = "UIKeyboardDidHideNotification"
    case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
    case didChangeFrame = "UIKeyboardDidChangeFrameNotification"

    public var isWill: Bool {
      switch self {
      case .willShow, .willHide, .willChangeFrame: true
      case .didShow, .didHide, .didChangeFrame: false
      }
    }

    public var notificationName: Notification.Name { Notification.Name(rawValue) }

    /// UIKit's name in Swift without the suffix, such as `keyboardWillShow`.
    public var swiftName: String {
      "keyboard\(rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count))"
    }
  }

  public var name: Name
  /// The begin frame in points, in the screen's coordinate space, like the end frame.
  public var beginFrame: CGRect?
  public var endFrame: CGRect?
  /// In seconds.
  public var duration: TimeInterval?
  /// A `UIView.AnimationCurve`.
  public var curve: Int?
  public var isLocal: Bool?

  public init(
    _ name: Name, beginFrame: CGRect? = nil, endFrame: CGRect? = nil, duration: TimeInterval? = nil,
    curve: Int? = nil, isLocal: Bool? = nil
  ) {
    self.name = name
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }

  /// The contents of a notification; rectangles are `CGRect`s, because Linux has no bridge from
  /// `NSValue`.
  ///
  /// Code that reads a `CGRect` also works on Apple's systems (S87).
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    info[UIResponder.keyboardFrameBeginUserInfoKey] = beginFrame
    info[UIResponder.keyboardFrameEndUserInfoKey] = endFrame
    info[UIResponder.keyboardAnimationDurationUserInfoKey] = duration.map(NSNumber.init(value:))
    info[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map(NSNumber.init(value:))
    info[UIResponder.keyboardIsLocalUserInfoKey] = isLocal.map(NSNumber.init(value:))
    return info
  }
}

/// `ObservedTransition.swift`, shared with the testing product, uses this name.
typealias KeyboardEvent = HeadlessKeyboardEvent
