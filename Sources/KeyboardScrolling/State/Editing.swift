import CoreGraphics

/// The state of the first responder when a hide is announced.
struct Editing: Equatable, Sendable {
  /// The first responder.
  var responder: ObjectIdentifier
  var screen: ScreenID
  /// The screen's bounds, in points.
  var screenBounds: CGRect
  /// The view that replaces the keyboard, if the first responder has one.
  var inputView: ObjectIdentifier?
  /// True for a field that AutoFill may fill: secure, or with a content type.
  var mayAutoFill: Bool
}
