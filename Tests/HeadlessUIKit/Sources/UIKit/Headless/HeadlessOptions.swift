import Foundation

/// The behaviours of UIKit that are uncertain or differ by version, with one case per answer.
///
/// A default is the answer with the most evidence. A test that claims something for UIKit at
/// large runs across the values.
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
  public enum FocusAfterResigning: CaseIterable, Sendable { case nextInChain, nobody }
  public enum BackgroundDismissal: Sendable { case willHideAtOnce, nothing }
  public enum SheetMove: Sendable { case nextTurn, beforeDidShow }
  public enum SheetUnderKeyboard: CaseIterable, Sendable { case expands, stays }
  public enum SystemTableAdjustment: Sendable { case beforeClient, afterClient }
  public enum FloatingMove: Sendable { case zeroFrameThenDid, didOnly }
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
  /// Whether the scroll view's own clamps end below what shows of a large title, and leave the rest
  /// of it hidden, or below the whole title (statement 255).
  ///
  /// One report has a large title that does not come back as the keyboard leaves
  /// (https://github.com/hackiftekhar/IQKeyboardManager/issues/1775), with a library that writes
  /// offsets itself.
  public var clampsBelowLargeTitle = false
  /// Whether a finger that lets go leaves a large title shown or hidden, never in part (statement
  /// 254).
  public var snapsLargeTitle = true
  public var safeAreaTiming = SafeAreaTiming.atLayout
  public var turnOrder = TurnOrder.layoutFirst
  public var rectOutsideContent = RectOutsideContent.clampTarget
  public var zeroSizeRect = ZeroSizeRect.asPoint
  /// Whether `contentAlignmentPoint` places content between the adjusted insets, or in the whole
  /// view (statement 262).
  ///
  /// Apple's words, "relative to its frame", leave it open.
  public var alignsContentBetweenInsets = true
  /// Offsets are rounded to whole points before the view is in a window (one report, statement
  /// 240).
  public var roundsOffsetsToPointsOutsideWindow = false
  /// UIKit's own scroll to the focused field (statement 130).
  public var scrollsToFirstResponder = true
  /// A text view scrolls to a caret that moves to another line without typing.
  ///
  /// This is reported for wraps and Return (statement 133); there is no source for arrow keys.
  public var scrollsToSelection = true
  /// UIKit animates its own scroll to a caret that is in another line.
  ///
  /// Of a text view that scrolls itself it is reported (statement 133), of the view around one it
  /// is not known.
  public var animatesScrollToCaret = false
  /// Whether the delegate is notified of the end of an animated scroll that was interrupted.
  ///
  /// No source was found (statement 184).
  public var reportsInterruptedScrollAnimation = false
  /// Whether `isScrollAnimating` is true from the call that begins an animated scroll on, or from
  /// its first step on (statement 230).
  ///
  /// A text field of UIKit asks in the call that scrolls its editor; nothing public says so.
  public var tellsScrollAtOnce = true
  /// Whether `isScrollAnimating` is true during UIKit's own scroll to the focus (statement 231).
  ///
  /// It goes through a public method (statement 75); nothing says that this one differs.
  public var tellsScrollToFocus = true
  /// Whether `isScrollAnimating` is true during a deceleration (statement 230).
  ///
  /// `isDecelerating` tells about that one.
  public var tellsDeceleration = false
  /// Whether `isDragging` is true until content that decelerates is at rest (statement 81).
  ///
  /// It was measured so; Apple's words, "has begun scrolling the content", leave it open.
  public var keepsDraggingInDeceleration = true
  public var sameFrameFocusMove = SameFrameFocusMove.willShowWithEqualFrames
  /// The reported end frame leaves the input accessory view out (iOS 26, statement 179).
  public var endFrameExcludesAccessory = false
  /// The reported end frame is in the window's coordinate space (iPadOS 26, statement 223).
  public var endFrameInWindow = false
  /// The end frame of did-notifications.
  ///
  /// One project finds every frame but the one of willChangeFrame wrong on iOS 27 and does not say
  /// how (https://github.com/manaflow-ai/cmux/pull/10810); here it is where the keyboard came from.
  public var didFrames = DidFrames.asAnnounced
  /// When did-notifications come: after the announced duration, after the half second that the
  /// spring takes, or after 40 ms (statement 236).
  public var didTime = DidTime.asAnnounced
  /// Whether a keyboard that stays gets another height, for emoji or suggestions, without a
  /// duration (statement 237).
  public var keysChangeAtOnce = false
  /// Whether the keyboard's return after unlocking posts did-notifications too.
  ///
  /// Only the will-notifications are reported (statement 226).
  public var unlockPostsDid = true
  /// Whether the keyboard is up without a first responder after a switch to another app and back
  /// (iOS 26.5, statement 225).
  public var keyboardAfterAppSwitch = KeyboardAfterAppSwitch.withFocus
  /// Whether a transformed view keeps its first safe area, as on iOS 14 (statement 224).
  public var keepsSafeAreaUnderTransform = false
  /// Whether a view that resigns is still first responder while willHide is posted.
  ///
  /// Editing ends after willHide in an ordinary dismissal
  /// (https://github.com/kirillzyusko/react-native-keyboard-controller/issues/760). No source shows
  /// when the first responder changes.
  public var resignsAfterHide = false
  public var undockingByDragPostsHide = true
  public var floatingMove = FloatingMove.zeroFrameThenDid
  public var interactiveCancel = InteractiveCancel.willChangeFrameAndShow
  /// Whether the first responder of a screen resigns when a swipe back begins.
  ///
  /// If so, it becomes first responder again when the user cancels the swipe. Otherwise it resigns
  /// when the screen disappears. In a stack trace it resigns before `viewWillDisappear(_:)`, and
  /// the system restores it after a cancelled swipe (https://jianshuapi.com/p/0f23c9cf3fa2). A
  /// library receives the hide while the gesture begins
  /// (https://github.com/hackiftekhar/IQKeyboardManager/issues/1361). In a report of iOS 26 the
  /// keyboard stays until the pop lands
  /// (https://github.com/ronickg/react-native-nitro-rolling-number/pull/16). Both look alike: the
  /// keyboard slides along with the screen.
  public var interactivePopFocus = InteractivePopFocus.resignsAndComesBack
  /// Whether the frames of the two screens follow the finger, as Signal-iOS observes, or are the
  /// final ones from the beginning, as in an animation that a gesture drives.
  public var interactivePopFrames = InteractivePopFrames.underFinger
  /// Whether a swipe back takes up what is written inside the keyboard's notifications as it
  /// begins, so that these writes are drawn under the finger (statement 228).
  public var interactivePopTakesUpWrites = false
  /// The first responder after an alert is dismissed.
  ///
  /// It is the previous field, according to alert replacements
  /// (https://github.com/dinhquan/SwiftAlertView/pull/6) and to questions about how to avoid it
  /// (https://github.com/sberrevoets/SDCAlertView/issues/119). Apple does not document it.
  public var focusAfterAlert = FocusAfterAlert.comesBack
  /// Whether a view that should become first responder without a window does so when it enters one
  /// (statement 185).
  ///
  /// Stack traces show it inside the call that adds the view
  /// (https://github.com/thermogl/TITokenField/issues/100). Apple only warns against it, and some
  /// found the request ignored (https://stackoverflow.com/questions/25353687).
  public var remembersEarlyFocus = true
  /// The next first responder when the current one resigns for no other view.
  ///
  /// The system makes the next responder up the chain that can first responder
  /// (https://github.com/wikimedia/wikipedia-ios/pull/2848). In other reports there is none
  /// (https://github.com/nathantannar4/InputBarAccessoryView/issues/21,
  /// http://optshiftk.com/2014/11/uikit-sets-first-responder-to-nil-making-it-impossible-to-send-undo-and-other-actions-to-appropriate-targets/).
  public var focusAfterResigning = FocusAfterResigning.nextInChain
  /// Whether a controller that offers an accessory view becomes first responder as it appears
  /// (statement 246).
  public var accessoryComesWithScreen = false
  /// Whether an accessory view alone is above the home indicator, or over it (statement 244).
  ///
  /// In one report it is pinned to the edge of the screen, and Apple recommends its safe area
  /// (https://openradar.appspot.com/34411433). The systems and views with that behaviour are
  /// unknown.
  public var accessoryStandsOnSafeArea = true
  public var backgroundDismissal = BackgroundDismissal.willHideAtOnce
  public var sheetMove = SheetMove.nextTurn
  /// Whether the keyboard expands a phone's sheet to its largest detent, or raises one without a
  /// larger detent, or leaves it where it is (statement 256).
  ///
  /// One report has a sheet at its medium detent whose content is cut off
  /// (https://github.com/ryanbr/noop/pull/450); in others it expands.
  public var sheetUnderKeyboard = SheetUnderKeyboard.expands
  public var systemTableAdjustment = SystemTableAdjustment.beforeClient
  public var caretAtFocus = CaretAtFocus.settled
  /// The announcements of an iPhone Duo that opens or closes while a field is edited: a show after
  /// the window has its new size, or before it, a hide before and a show after, a hide alone, or
  /// nothing (statement 263).
  ///
  /// The field keeps the focus (https://github.com/ccheever/exact2). No notifications are published.
  public var keyboardAtFold = KeyboardAtFold.hidesAndShows
  /// The announcements of a hinge that moves on one display (statement 266).
  ///
  /// The heights are known (https://github.com/aloisdeniel/flutter_device_preview). In one run the
  /// keyboard hid and did not return (https://github.com/rcjuancarlosuwu/duo-lab,
  /// https://github.com/flutter/flutter/issues/193096).
  public var keyboardAtHalfOpen = KeyboardAtHalfOpen.oneFrame
  /// The frame of the show that UIKit posts at each fold without a field (statement 268).
  ///
  /// The show is reported, its frame is not (https://github.com/erkamyaman/capacitor-foldable). A
  /// docked one ends with the next fold.
  public var showAtFold = ShowAtFold.empty
  /// Whether both halves of Split View on a phone are at the origin of the screen, as their windows
  /// convert (one report, statement 267).
  public var halvesAreAtOrigin = true
  /// The frame of the app's own keyboard in a half: across the screen, or as wide as the half, where
  /// that is or at the origin (no source, statement 269).
  public var keyboardInHalf = KeyboardInHalf.wholeScreen
  /// Whether notifications name `UIScreen.main` instead of the screen of the window, which differ on
  /// the inner display of iPhone Duo (no source, statement 264).
  public var namesMainScreen = false
  /// Whether the bar above the keys is missing for a frame as the focus moves from one text field to
  /// another, on iOS 27 (statement 270).
  public var barLeavesAtFocusMove = false
  /// Whether the keyboard collapses and returns between two letters, as it does on phones with iOS 27
  /// while XCTest types (statement 271).
  public var collapsesBetweenLetters = false
  public var omitsScreenObject = false
  public var omitsIsLocal = false
  public var omitsAnimationKeysOnDid = false
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public var contentSizeCategory = UIContentSizeCategory.large

  public init() {}
}
