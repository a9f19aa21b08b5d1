import CoreGraphics
public import Foundation
import UIKit

extension Recording {
  /// A keyboard notification, with every number of its `userInfo`.
  ///
  /// A value that is nil was not in the notification, or was not published. Frames may be empty,
  /// infinite or not a number: UIKit was seen to post such frames.
  public struct Notification: Equatable, Sendable {
    /// The six notifications of the keyboard.
    ///
    /// The raw value is UIKit's name in Swift, without the last word.
    public enum Name: String, CaseIterable, Codable, Sendable {
      /// [keyboardWillShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification)
      case willShow = "keyboardWillShow"
      /// [keyboardDidShowNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshownotification)
      case didShow = "keyboardDidShow"
      /// [keyboardWillHideNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification)
      case willHide = "keyboardWillHide"
      /// [keyboardDidHideNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidhidenotification)
      case didHide = "keyboardDidHide"
      /// [keyboardWillChangeFrameNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification)
      case willChangeFrame = "keyboardWillChangeFrame"
      /// [keyboardDidChangeFrameNotification](https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidchangeframenotification)
      case didChangeFrame = "keyboardDidChangeFrame"
    }

    /// Which of the six it is.
    public var name: Name

    /// The frame before the transition, in points, in the screen's coordinate space.
    public var beginFrame: CGRect?

    /// The frame after the transition, in points, in the screen's coordinate space.
    public var endFrame: CGRect?

    /// The duration of the animation, in seconds.
    public var duration: TimeInterval?

    /// The raw value of the animation's curve; UIKit posts 7, which is no case of
    /// `UIView.AnimationCurve`.
    public var curve: Int?

    /// Whether the keyboard belongs to the app.
    public var isLocal: Bool?

    /// Whether the notification's object is a screen, as from iOS 16.1 on.
    public var hasScreen: Bool?

    /// Creates a notification.
    ///
    /// - Parameters:
    ///   - name: Which of the six it is.
    ///   - beginFrame: The frame before the transition, in points, in the screen's coordinate space.
    ///   - endFrame: The frame after the transition, in points, in the screen's coordinate space.
    ///   - duration: The duration of the animation, in seconds.
    ///   - curve: The raw value of the animation's curve.
    ///   - isLocal: Whether the keyboard belongs to the app.
    ///   - hasScreen: Whether the notification's object is a screen.
    public init(
      _ name: Name,
      beginFrame: CGRect? = nil,
      endFrame: CGRect? = nil,
      duration: TimeInterval? = nil,
      curve: Int? = nil,
      isLocal: Bool? = nil,
      hasScreen: Bool? = nil
    ) {
      self.name = name
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.duration = duration
      self.curve = curve
      self.isLocal = isLocal
      self.hasScreen = hasScreen
    }

    /// Reads a notification that was posted; a value of another type counts as missing.
    init(_ notification: Foundation.Notification, name: Name) {
      let info = notification.userInfo ?? [:]
      func number(_ key: String) -> NSNumber? { info[key] as? NSNumber }
      self.init(
        name,
        beginFrame: info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
        endFrame: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
        duration: number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue,
        curve: number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue,
        isLocal: number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue,
        hasScreen: notification.object is UIScreen
      )
    }
  }
}

extension Recording.Notification.Name {
  /// The name that UIKit posts the notification with.
  var notificationName: Foundation.Notification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }

  /// Whether the notification announces a transition.
  public var isAnnouncement: Bool {
    switch self {
    case .willShow, .willHide, .willChangeFrame: true
    case .didShow, .didHide, .didChangeFrame: false
    }
  }
}
