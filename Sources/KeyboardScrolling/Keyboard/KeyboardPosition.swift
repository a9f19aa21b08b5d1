import CoreGraphics

/// The position of the keyboard according to the last notifications.
enum KeyboardPosition: Equatable, Sendable {
  /// No notification has been received.
  case unknown
  /// The last notification was a hide, whatever its frame.
  case hidden
  /// The keyboard has an end frame, in screen space, perhaps off the screen; `isLocal` is false for
  /// another app's keyboard.
  case visible(CGRect, isLocal: Bool)

  var endFrame: CGRect? { if case .visible(let frame, _) = self { frame } else { nil } }
}
