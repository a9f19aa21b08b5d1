import CoreGraphics
public import Foundation

/// One keyboard notification as a value, and the time at which it is posted.
///
/// A property that is nil is missing from the notification, because published notifications lack
/// some keys. Numbers need not be finite, so that a test can post a broken notification.
///
/// - Note: UIKit's keys and their types:
///   <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey>
public struct KeyboardEvent: Codable, Equatable, Sendable {
  /// The kind of notification.
  public var name: Name
  /// The time since the beginning of the sequence, in seconds.
  public var time: TimeInterval
  /// The frame before the transition, in points, in the screen's coordinate space.
  public var beginFrame: CGRect?
  /// The frame after the transition, in points, in the screen's coordinate space.
  public var endFrame: CGRect?
  /// The duration of the transition, in seconds.
  public var duration: TimeInterval?
  /// The raw value of the transition's `UIView.AnimationCurve`.
  ///
  /// The keyboard's curve is 7, for which UIKit declares no case.
  public var curve: Int?
  /// Whether the keyboard belongs to this app.
  public var isLocal: Bool?

  /// Creates an event from the values of its properties.
  public init(
    _ name: Name, time: TimeInterval = 0, beginFrame: CGRect? = nil, endFrame: CGRect? = nil,
    duration: TimeInterval? = 0.25, curve: Int? = 7, isLocal: Bool? = true
  ) {
    self.name = name
    self.time = time
    self.beginFrame = beginFrame
    self.endFrame = endFrame
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }
}

// MARK: - Name

extension KeyboardEvent {
  /// The name of a keyboard notification.
  ///
  /// Its raw value is UIKit's name in Swift, without the suffix `Notification`.
  public enum Name: String, CaseIterable, Codable, Sendable, CustomStringConvertible {
    /// The keyboard will show, or stay with a new frame.
    case willShow = "keyboardWillShow"
    /// The keyboard has shown.
    case didShow = "keyboardDidShow"
    /// The keyboard will hide.
    case willHide = "keyboardWillHide"
    /// The keyboard has hidden.
    case didHide = "keyboardDidHide"
    /// The keyboard's frame will change.
    case willChangeFrame = "keyboardWillChangeFrame"
    /// The keyboard's frame has changed.
    case didChangeFrame = "keyboardDidChangeFrame"

    /// Whether the notification announces a transition, instead of reporting its end.
    public var isWill: Bool { [.willShow, .willHide, .willChangeFrame].contains(self) }

    /// Whether the keyboard hides, whatever its frame.
    public var isHide: Bool { [.willHide, .didHide].contains(self) }

    /// The name as text, such as `keyboardWillShow`.
    public var description: String { rawValue }
  }
}
