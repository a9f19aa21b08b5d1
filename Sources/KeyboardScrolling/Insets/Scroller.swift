/// Who scrolls the content of a view with animation.
///
/// UIKit tells whether somebody does, and not who. Its own scroll to the focus begins when it may
/// begin (``ScrollToFocus``); every other one is the app's, and stays so until it ends.
enum Scroller: Equatable, Sendable {
  /// Nobody, or UIKit does not tell.
  case nobody
  /// UIKit, to the focus. A movement of ours takes its place.
  case system
  /// The app, which is never interrupted.
  case app

  /// Returns who scrolls at the next look.
  func next(isAnimated: Bool, isScrollToFocusDue: Bool) -> Scroller {
    guard isAnimated else { return .nobody }
    guard self == .nobody else { return self }
    return isScrollToFocusDue ? .system : .app
  }
}
