/// The outcome of a reveal of the first responder in one scroll view.
enum RevealOutcome: Equatable, Sendable {
  /// No reveal was requested.
  case notWanted
  /// It waits until the geometry is stable, until nobody scrolls, or until a hold has ended.
  case waiting
  /// The first responder was already visible, and nothing moved.
  case alreadyInSight
  case moved
  /// The view does not contain the first responder, or there is none.
  case noFirstResponder
  /// The view cannot be scrolled, or the first responder has no usable frame.
  case cannotScroll
  /// The view's options switch automatic reveals off.
  case switchedOff
}
