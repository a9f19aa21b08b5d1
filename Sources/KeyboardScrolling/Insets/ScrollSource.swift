/// The source of an animated scroll.
///
/// UIKit reports that a scroll is under way, not its source. UIKit's own scroll to the first
/// responder begins only at known times (``ScrollMonitor``). Any other animated scroll is
/// attributed to the app until the scroll ends.
enum ScrollSource: Equatable, Sendable {
  /// No animated scroll, or one that UIKit does not report.
  case none
  /// UIKit, which scrolls to the first responder; the coordinator may replace the scroll.
  case system
  /// The app; the coordinator never interrupts the scroll.
  case app

  func next(isAnimated: Bool, isScrollToFocusDue: @autoclosure () -> Bool) -> ScrollSource {
    guard isAnimated else { return .none }
    guard self == .none else { return self }
    return isScrollToFocusDue() ? .system : .app
  }
}
