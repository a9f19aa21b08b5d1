import CoreGraphics
import Foundation

/// A keyboard event sequence; most are one of statements 101 to 123.
///
/// Frames are in the screen's coordinate space, heights in points and without the part below the
/// screen. If a scenario takes time, advance the clock: times are given below, and
/// did-notifications follow after the duration as usual.
@_spi(Headless) public enum HeadlessKeyboardScenario: Equatable, Sendable {
  /// The keyboard shows, whether or not there is a first responder.
  case show
  /// The keyboard's own dismiss key: the first responder resigns.
  case hide

  // MARK: Focus

  /// The focus moves and the frame stays (statement 101).
  case moveFocusSameHeight
  /// The focus moves to a field with a keyboard of another height, optionally via a third height
  /// (statement 102).
  case moveFocus(toHeight: CGFloat, via: CGFloat? = nil)
  /// A field is filled in and the next one focused: a hide at once, a show without suggestions
  /// after 0.05 s, a show with them after 0.09 s (statement 103).
  case autoFill
  /// One focus on a secure field: 336, 291 and 291 points on an iPhone 14, four milliseconds apart.
  case secureFieldBurst
  /// Resigned and focused again in one turn (statement 105).
  case resignAndBecome
  /// The same show three times, twelve milliseconds apart, with durations of 0.25, 0 and 0.25.
  case repeatedFrame

  // MARK: Height

  /// From letters to emoji, or back (statement 104).
  case toggleEmoji(height: CGFloat)
  /// The bar of suggestions appears or disappears (statement 104).
  case predictiveBar(isVisible: Bool)
  /// An accessory view of a height was assigned and reloaded; announced in the call up to iOS 15,
  /// on the next turn later.
  case accessoryReloaded(height: CGFloat)
  /// Another height without a show: willChangeFrame and didChangeFrame only.
  case changeFrameOnly(height: CGFloat)
  /// A third-party keyboard of one height after another, each with a duration of zero.
  case thirdParty(heights: [CGFloat])

  // MARK: Undocked

  /// By the menu of the keyboard; nil for the middle of the screen (statement 107).
  case undockByMenu(frame: CGRect? = nil)
  /// By dragging it; hides or not by `undockingByDragPostsHide` (statement 107).
  case undockByDrag(frame: CGRect? = nil)
  /// Pinched until it floats; hides or not by the same option.
  case float(frame: CGRect)
  /// An undocked or floating keyboard is picked up now and dropped after 0.25 s (statement 108).
  case moveFloating(to: CGRect)
  /// Back to the bottom of the screen (statement 110).
  case dock

  // MARK: Hardware keyboards

  /// The bar of an iPad with a hardware keyboard (statement 111).
  case hardwareShortcutsBar(visibleHeight: CGFloat = 55)
  /// An accessory view above a hardware keyboard (statement 112).
  case hardwareAccessory(height: CGFloat)
  /// The shortcuts bar, dragged and dropped (statement 109).
  case dropShortcutsBar

  // MARK: The app and others

  /// Another multitasking mode: a frame without height (statement 116).
  case changeMultitaskingMode
  /// The keyboard of another app beside this one (statement 115).
  case otherAppShows
  case otherAppHides
  /// The app leaves the screen, with or without a hide; see `backgroundDismissal` (statement 123).
  case background
  /// The app comes back and shows the keyboard if there is a first responder for it.
  case foreground
  /// Shows of an empty keyboard with durations of zero, then a real one, a tenth of a second apart.
  case lockAndUnlock
  /// The device rotates (statement 106).
  case rotate(to: UIInterfaceOrientation)

  // MARK: Interruptions

  /// The password manager hides the keyboard in the same turn as the show (statement 121).
  case passwordPrompt
  /// A sheet of the system hides a keyboard that has been rising for 0.05 s.
  case interruptedShow
  /// On iOS 26 a hide reports the height of a tool bar (statement 180).
  case hideReportingToolbar(height: CGFloat = 44)
}
