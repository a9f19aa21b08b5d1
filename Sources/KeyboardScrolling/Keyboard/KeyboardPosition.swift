import CoreGraphics

/// The position of the keyboard according to the last notifications.
enum KeyboardPosition: Equatable, Sendable {
  /// No notification has been received.
  case unknown
  /// The last notification was a hide, whatever its frame.
  case hidden
  /// The keyboard has an end frame, in the screen's coordinate space; it may be off the screen.
  ///
  /// `isLocal` is false when the keyboard belongs to another app.
  case visible(CGRect, isLocal: Bool)
}
