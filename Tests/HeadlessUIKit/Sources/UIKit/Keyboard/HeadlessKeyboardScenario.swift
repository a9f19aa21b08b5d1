import CoreGraphics
import Foundation

/// A sequence of keyboard events; most are one of S101 to S123.
///
/// Frames are in the screen's coordinate space, heights without the part below the screen. Advance
/// the clock for a scenario's events and its did-notifications.
@_spi(Headless) public enum HeadlessKeyboardScenario: Equatable, Sendable {
  /// The keyboard shows, with or without a first responder.
  case show
  /// The dismiss key: the first responder resigns.
  case hide

  /// The frame stays (S101).
  case moveFocusSameHeight
  /// Another height, optionally via a third one (S102).
  case moveFocus(toHeight: CGFloat, via: CGFloat? = nil)
  /// Autofill, which focuses the next field: a hide at once, a show without suggestions after 0.05
  /// s, with them after 0.09 s (S103).
  case autoFill
  /// One focus on a secure field: 336, 291 and 291 points on an iPhone 14, four milliseconds apart.
  case secureFieldBurst
  /// Resigned and focused again in one turn (S105).
  case resignAndBecome
  /// Three equal shows, twelve milliseconds apart, with durations of 0.25, 0 and 0.25.
  case repeatedFrame

  /// From letters to emoji, or back (S104).
  case toggleEmoji(height: CGFloat)
  /// The bar of suggestions (S104).
  case predictiveBar(isVisible: Bool)
  /// A reload with an accessory view; announced in the call up to iOS 15, later on the next turn.
  case accessoryReloaded(height: CGFloat)
  /// Another height without a show: willChangeFrame and didChangeFrame only.
  case changeFrameOnly(height: CGFloat)
  /// One height after another, each with a duration of zero.
  case thirdParty(heights: [CGFloat])

  /// By the keyboard's menu; nil for the middle of the screen (S107).
  case undockByMenu(frame: CGRect? = nil)
  /// By a drag; hides or not by `undockingByDragPostsHide` (S107).
  case undockByDrag(frame: CGRect? = nil)
  /// By a pinch; hides or not by the same option.
  case float(frame: CGRect)
  /// The user picks an undocked or floating keyboard up and drops it after 0.25 s (S108).
  case moveFloating(to: CGRect)
  /// Back to the bottom of the screen (S110).
  case dock

  /// The bar of an iPad with a hardware keyboard (S111).
  case hardwareShortcutsBar(visibleHeight: CGFloat = 55)
  /// An accessory view above it (S112).
  case hardwareAccessory(height: CGFloat)
  /// The shortcuts bar, dragged and dropped (S109).
  case dropShortcutsBar

  /// Another multitasking mode: a frame without height (S116).
  case changeMultitaskingMode
  case otherAppShows
  case otherAppHides
  /// With or without a hide; see `backgroundDismissal` (S123).
  case background
  /// The app returns, with the keyboard of a first responder.
  case foreground
  /// Shows of an empty keyboard with durations of zero, then a real one, a tenth of a second apart.
  case lockAndUnlock
  /// A rotation (S106).
  case rotate(to: UIInterfaceOrientation)

  /// A hide in the turn of the show (S121).
  case passwordPrompt
  /// A system's sheet hides a keyboard that has been rising for 0.05 s.
  case interruptedShow
  /// On iOS 26 a hide reports the height of a tool bar (S180).
  case hideReportingToolbar(height: CGFloat = 44)
}
