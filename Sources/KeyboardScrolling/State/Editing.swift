import CoreGraphics

/// What matters about the first responder when a keyboard is announced to leave.
struct Editing: Equatable, Sendable {
  /// The first responder.
  var responder: ObjectIdentifier
  var screen: ScreenID
  /// In points.
  var screenBounds: CGRect
  /// The view that stands in for the keyboard, if the first responder has one.
  var inputView: ObjectIdentifier?
  /// True for a field that AutoFill may fill: secure, or with a content type.
  var mayAutoFill: Bool
}
