/// A sequence of keyboard events; S101 to S123 describe most of them.
///
/// Frames are in the screen's coordinate space; heights exclude the part below the screen. Advance
/// the clock for a scenario's later events and its did-notifications.
@_spi(Headless) public enum HeadlessKeyboardScenario: Equatable, Sendable {
  /// The keyboard shows, with or without a first responder.
  case show
  /// The dismiss key: the first responder resigns.
  case hide

  /// The focus moves, and the keyboard's frame stays the same (S101).
  case moveFocusSameHeight
  /// The focus moves, and the height changes, optionally via a third height (S102).
  case moveFocus(toHeight: CGFloat, via: CGFloat? = nil)
  /// Autofill, which focuses the next field: a hide at once, a show without suggestions after 0.05
  /// s, and a show with suggestions after 0.09 s (S103).
  case autoFill
  /// A secure field gets the focus: frames 336, 291 and 291 points tall on an iPhone 14, 4 ms
  /// apart.
  case secureFieldBurst
  /// The first responder resigns and gets the focus back in one turn (S105).
  case resignAndBecome
  /// Three equal shows, twelve milliseconds apart, with durations of 0.25, 0 and 0.25.
  case repeatedFrame

  /// From letters to emoji, or back (S104).
  case toggleEmoji(height: CGFloat)
  /// The bar of suggestions appears or disappears (S104).
  case predictiveBar(isVisible: Bool)
  /// A reload of the input views with an accessory view. Up to iOS 15 it is announced inside the
  /// call of `reloadInputViews()`, since iOS 16 in the next turn.
  case accessoryReloaded(height: CGFloat)
  /// The height changes without a show: willChangeFrame and didChangeFrame only.
  case changeFrameOnly(height: CGFloat)
  /// One height after another, each with a duration of zero.
  case thirdParty(heights: [CGFloat])

  /// The user undocks the keyboard with its menu; nil means the middle of the screen (S107).
  case undockByMenu(frame: CGRect? = nil)
  /// A drag undocks the keyboard, with a hide if `undockingByDragPostsHide` is true (S107).
  case undockByDrag(frame: CGRect? = nil)
  /// A pinch makes the keyboard float, with a hide if `undockingByDragPostsHide` is true.
  case float(frame: CGRect)
  /// The user picks an undocked or floating keyboard up and drops it after 0.25 s (S108).
  case moveFloating(to: CGRect)
  /// The keyboard returns to the bottom of the screen (S110).
  case dock

  /// The shortcuts bar of an iPad with a hardware keyboard (S111).
  case hardwareShortcutsBar(visibleHeight: CGFloat = 55)
  /// An accessory view with a hardware keyboard (S112).
  case hardwareAccessory(height: CGFloat)
  /// The user drags and drops the shortcuts bar (S109).
  case dropShortcutsBar

  /// The multitasking mode changes: a frame without height (S116).
  case changeMultitaskingMode
  case otherAppShows
  case otherAppHides
  /// The app leaves the screen, with or without a hide; see `backgroundDismissal` (S123).
  case background
  /// The app returns, and the keyboard of a first responder shows.
  case foreground
  /// Shows of an empty keyboard with durations of zero, then a real show, a tenth of a second
  /// apart.
  case lockAndUnlock
  /// A rotation (S106).
  case rotate(to: UIInterfaceOrientation)

  /// A hide in the turn of the show (S121).
  case passwordPrompt
  /// A sheet of the system hides a keyboard that has been rising for 0.05 s.
  case interruptedShow
  /// On iOS 26 a hide reports the height of a tool bar (S180).
  case hideReportingToolbar(height: CGFloat = 44)
}
