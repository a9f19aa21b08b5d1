/// The source of an animated scroll.
///
/// UIKit reports that a scroll is under way, not its source. UIKit's own scroll to the focus begins
/// only at known times (``ScrollToFocus``). Every other scroll is the app's until it ends.
enum ScrollSource: Equatable, Sendable {
  /// None, or unreported by UIKit.
  case nobody
  /// UIKit, to the focus; a movement of the coordinator replaces it.
  case system
  /// The app, which is never interrupted.
  case app

  /// Returns the source of a scroll at the next check.
  func next(isAnimated: Bool, isScrollToFocusDue: @autoclosure () -> Bool) -> ScrollSource {
    guard isAnimated else { return .nobody }
    guard self == .nobody else { return self }
    return isScrollToFocusDue() ? .system : .app
  }
}
