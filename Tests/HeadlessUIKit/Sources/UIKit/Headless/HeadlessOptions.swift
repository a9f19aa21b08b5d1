/// The behaviours of UIKit that are uncertain or differ by version, with a value for each possible
/// behaviour.
///
/// Defaults have the most evidence. A test that claims something for every version of UIKit runs
/// with each value.
@_spi(Headless) public struct HeadlessOptions: Equatable, Sendable {
  public struct Version: Comparable, Sendable {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
    }
  }

  public enum SafeAreaTiming: Sendable { case atLayout, immediate }
  public enum TurnOrder: Sendable { case layoutFirst, queueFirst }
  public enum RectOutsideContent: Sendable { case clampTarget, unclamped }
  public enum ZeroSizeRect: Sendable { case asPoint, ignored }
  public enum SameFrameFocusMove: Sendable { case willShowWithEqualFrames, nothing }
  public enum InteractiveCancel: Sendable { case nothing, willChangeFrame, willChangeFrameAndShow }
  public enum InteractivePopFocus: CaseIterable, Sendable { case resignsAndComesBack, stays }
  public enum InteractivePopFrames: CaseIterable, Sendable { case underFinger, atEnd }
  public enum FocusAfterAlert: CaseIterable, Sendable { case comesBack, nothing }
  public enum FocusBehindPresentation: CaseIterable, Sendable { case comesBack, resigns, stays }
  public enum FocusAfterResigning: CaseIterable, Sendable { case nextInChain, nobody }
  public enum BackgroundDismissal: Sendable { case willHideAtOnce, nothing }
  public enum SheetMove: Sendable { case nextTurn, beforeDidShow }
  public enum SheetUnderKeyboard: CaseIterable, Sendable { case expands, stays }
  public enum SystemTableAdjustment: Sendable { case beforeClient, afterClient }
  public enum FloatingMove: Sendable { case zeroFrameThenDid, didOnly }
  public enum CaughtDeceleration: CaseIterable, Sendable {
    case endsAtLift, endsAtTouch, endsAtTouchAndTells
  }
  public enum CaretAtFocus: Sendable { case settled, stale }
  public enum DidFrames: CaseIterable, Sendable { case asAnnounced, ofBeginning }
  public enum DidTime: CaseIterable, Sendable { case asAnnounced, afterSpring, shortly }
  public enum KeyboardAtFold: CaseIterable, Sendable {
    case shows, showsFirst, hidesAndShows, hides, nothing
  }
  public enum KeyboardAtHalfOpen: CaseIterable, Sendable { case oneFrame, hidesAndShows, hides }
  public enum ShowAtFold: CaseIterable, Sendable { case nothing, empty, belowScreen, docked }
  public enum KeyboardInHalf: CaseIterable, Sendable { case wholeScreen, half, halfAtOrigin }
  public enum KeyboardAfterAppSwitch: CaseIterable, Sendable { case withFocus, withoutFocus }

  public var version = Version(18)
  public var clampsOnInsetShrink = true
  public var clampsWhileTracking = true
  public var clampsOnFrameGrow = true
  /// Whether an offset that UIKit clamps into range may stay below the visible part of a large
  /// title, instead of below the whole title (S255).
  public var clampsBelowLargeTitle = false
  /// True if a partly visible large title becomes fully visible or hidden when the finger lifts
  /// (S254).
  public var snapsLargeTitle = true
  public var safeAreaTiming = SafeAreaTiming.atLayout
  public var turnOrder = TurnOrder.layoutFirst
  public var rectOutsideContent = RectOutsideContent.clampTarget
  public var zeroSizeRect = ZeroSizeRect.asPoint
  /// Whether `contentAlignmentPoint` places content between the adjusted insets, instead of in the
  /// whole view (S262).
  ///
  /// Apple's words "relative to its frame" allow both.
  public var alignsContentBetweenInsets = true
  /// Whether offsets are rounded to whole points before the view is in a window (S240, one report).
  public var roundsOffsetsToPointsOutsideWindow = false
  /// Whether UIKit scrolls to the focused field (S130).
  public var scrollsToFirstResponder = true
  /// The estimated height of text that a text view has not laid out yet, as a part of its height
  /// (S291).
  public var textHeightBelow: CGFloat = 1
  /// The height that a text view assumes for its text until the next turn, when editing begins or
  /// ends; as a part of the text's height (S292).
  public var textHeightAtFocus: CGFloat = 1
  /// Whether a text view scrolls to a caret that moves to another line without typing.
  ///
  /// Scrolls to the caret are reported for typing (wraps and Return, S133), but not for arrow keys.
  public var scrollsToSelection = true
  /// Whether UIKit animates its own scroll to a caret in another line.
  ///
  /// Animation is reported for a text view that scrolls itself (S133), and unknown for a scroll view
  /// around a text view.
  public var animatesScrollToCaret = false
  /// Whether UIKit notifies the delegate of the end of an interrupted animated scroll (no source,
  /// S184).
  public var reportsInterruptedScrollAnimation = false
  /// Whether `reloadData()` ends an animated scroll and a deceleration (two reports, S294).
  public var reloadEndsScroll = false
  /// Whether `isScrollAnimating` is true from the call that begins an animated scroll, instead of
  /// from the scroll's first step (S230).
  ///
  /// No source says which. UIKit's text field reads the property in the call that scrolls its
  /// editor.
  public var tellsScrollAtOnce = true
  /// Whether `isScrollAnimating` is true during UIKit's own scroll to the focus, for which UIKit
  /// calls a public method (S75, S231).
  public var tellsScrollToFocus = true
  /// Whether `isScrollAnimating` is true during a deceleration, which `isDecelerating` reports
  /// (S230).
  public var tellsDeceleration = false
  /// Whether `isDragging` stays true until a deceleration ends, as measured (S81).
  ///
  /// Apple's words "has begun scrolling the content" allow both.
  public var keepsDraggingInDeceleration = true
  /// The end of a deceleration that a finger stops, as `isDecelerating` and the delegate report it
  /// (S275).
  ///
  /// It ends as the finger lifts, as printed on iOS; or at the touch, with or without a call of
  /// `scrollViewDidEndDecelerating(_:)`, about which reports differ. The content stops at the touch.
  public var caughtDeceleration = CaughtDeceleration.endsAtLift
  public var sameFrameFocusMove = SameFrameFocusMove.willShowWithEqualFrames
  /// Whether the reported end frame excludes the input accessory view (iOS 26, S179).
  public var endFrameExcludesAccessory = false
  /// Whether the reported end frame is in the window's coordinate space (iPadOS 26, S223).
  public var endFrameInWindow = false
  /// The end frame in did-notifications: the announced end frame or, as an assumed reason for
  /// reports of a wrong frame, the begin frame (S222).
  public var didFrames = DidFrames.asAnnounced
  /// The time of did-notifications: after the announced duration, after the spring's half second,
  /// or after 40 ms (S236).
  public var didTime = DidTime.asAnnounced
  /// Whether emoji or suggestions change a keyboard's height with a duration of zero (S237).
  public var keysChangeAtOnce = false
  /// Whether the keyboard's return after unlocking posts did-notifications; reports mention only
  /// will-notifications (S226).
  public var unlockPostsDid = true
  /// The first responder after a switch to another app and back: the former one, or none although
  /// the keyboard is visible (iOS 26.5, S225).
  public var keyboardAfterAppSwitch = KeyboardAfterAppSwitch.withFocus
  /// Whether a transformed view keeps its first safe area, as on iOS 14 (S224).
  public var keepsSafeAreaUnderTransform = false
  /// Whether a view that resigns is still first responder during willHide.
  ///
  /// Editing ends after willHide in an ordinary dismissal
  /// (https://github.com/kirillzyusko/react-native-keyboard-controller/issues/760). No source shows
  /// when the first responder changes.
  public var resignsAfterHide = false
  public var undockingByDragPostsHide = true
  public var floatingMove = FloatingMove.zeroFrameThenDid
  public var interactiveCancel = InteractiveCancel.willChangeFrameAndShow
  /// The time at which a swipe back makes the first responder resign: as the swipe begins, or as the
  /// screen disappears.
  ///
  /// In the first case, cancelling the swipe restores the first responder. Both cases look alike:
  /// the keyboard slides along with the screen.
  ///
  /// - In a stack trace (https://jianshuapi.com/p/0f23c9cf3fa2) the first responder resigns before
  ///   `viewWillDisappear(_:)`, and the system restores it after a cancelled swipe.
  /// - A library (https://github.com/hackiftekhar/IQKeyboardManager/issues/1361) receives the hide
  ///   while the gesture begins.
  /// - In a report of iOS 26 (https://github.com/ronickg/react-native-nitro-rolling-number/pull/16)
  ///   the keyboard stays until the pop ends.
  public var interactivePopFocus = InteractivePopFocus.resignsAndComesBack
  /// The frames of both screens during a swipe back: those under the finger, as Signal-iOS
  /// observes, or the final ones from the start, as in an animation that a gesture controls.
  public var interactivePopFrames = InteractivePopFrames.underFinger
  /// Whether the changes that an app's keyboard handlers make at the start of a swipe back follow
  /// the finger (S228).
  public var interactivePopTakesUpWrites = false
  /// The first responder after an alert.
  ///
  /// The previous field becomes first responder again: replacements for alerts imitate this
  /// (https://github.com/dinhquan/SwiftAlertView/pull/6), and users ask how to avoid it
  /// (https://github.com/sberrevoets/SDCAlertView/issues/119).
  public var focusAfterAlert = FocusAfterAlert.comesBack
  /// The first responder behind a presented controller that is no alert and no popover (S274).
  ///
  /// The responder resigns, and becomes first responder again after the dismissal, or not; or it
  /// keeps the focus.
  public var focusBehindPresentation = FocusBehindPresentation.comesBack
  /// Whether a view that calls `becomeFirstResponder()` without a window becomes first responder
  /// when it enters one (S185).
  public var remembersEarlyFocus = true
  /// The next first responder when a view resigns and no view takes over (S187).
  public var focusAfterResigning = FocusAfterResigning.nextInChain
  /// Whether a controller with an accessory view becomes first responder as it appears (S246).
  public var accessoryComesWithScreen = false
  /// Whether an accessory view without a keyboard ends above the home indicator, instead of
  /// covering it (S244).
  public var accessoryStandsOnSafeArea = false
  /// Whether the dismiss key hides the keyboard of a form sheet on an iPad, as Apple says and an app
  /// denies (S277).
  public var keyHidesInFormSheet = true
  public var backgroundDismissal = BackgroundDismissal.willHideAtOnce
  /// Whether views that move in the keyboard's own animation receive touches (no source, S278).
  ///
  /// Apple names only blocks of the app, which ignore touches unless an option allows them.
  public var touchesDuringKeyboard = true
  /// Whether the keyboard is announced again only when the rotation of the screen has ended (S106).
  public var showsKeyboardAfterRotation = false
  public var sheetMove = SheetMove.nextTurn
  /// The reaction of a phone's sheet to the keyboard: the sheet expands to its large detent
  /// (without such a detent, it moves up), or it stays (S256).
  public var sheetUnderKeyboard = SheetUnderKeyboard.expands
  public var systemTableAdjustment = SystemTableAdjustment.beforeClient
  public var caretAtFocus = CaretAtFocus.settled
  /// The notifications when an iPhone Duo opens or closes during editing (no source, S263).
  ///
  /// A show after or before the window gets its new size; a hide before and a show after; a hide
  /// alone; or nothing.
  public var keyboardAtFold = KeyboardAtFold.hidesAndShows
  /// The notifications when the hinge moves and the display in use stays the same (S266).
  public var keyboardAtHalfOpen = KeyboardAtHalfOpen.oneFrame
  /// The frame in the show that each fold without a focused field posts (unpublished, S268).
  ///
  /// If the frame is a docked keyboard's, the next fold posts a hide.
  public var showAtFold = ShowAtFold.empty
  /// Whether conversions place both halves of Split View on a phone at the origin of the screen
  /// (S267, one report).
  public var halvesAreAtOrigin = true
  /// The frame of the app's own keyboard in a half of the screen (no source, S269).
  ///
  /// As wide as the screen; or as wide as the half, and placed at the half or at the screen's
  /// origin.
  public var keyboardInHalf = KeyboardInHalf.wholeScreen
  /// Whether the object of notifications is `UIScreen.main` instead of the window's screen.
  ///
  /// These screens differ on the inner display of iPhone Duo (no source, S264).
  public var namesMainScreen = false
  /// Whether the bar above the keys disappears for one display frame when the focus moves between
  /// two text fields, on iOS 27 (S270).
  ///
  /// Without animation: assumed, no source names a duration.
  public var barLeavesAtFocusMove = false
  /// Whether the keyboard hides and shows again between two letters, as on phones with iOS 27 while
  /// XCTest types (S271).
  public var collapsesBetweenLetters = false
  public var omitsScreenObject = false
  public var omitsIsLocal = false
  public var omitsAnimationKeysOnDid = false
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public var contentSizeCategory = UIContentSizeCategory.large

  public init() {}
}
