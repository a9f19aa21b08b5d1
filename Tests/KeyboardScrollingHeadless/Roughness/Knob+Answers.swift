@_spi(Headless) import UIKit

// Where no public source says how UIKit behaves, the stand-in has an option. Each of these knobs,
// the answers, sets the less likely behaviour.
//
// Six answers have a share of 0, so that they are never chosen at random. With five of them, the
// judge of the random tests would report faults of UIKit itself:
// - `no-clamp-on-shrink`: if an app assigns the inset 0, its content stays beyond the end
//   (statement 17).
// - `tables-after-client`: UIKit insets a table for the keyboard later than the coordinator does.
//   On a busy main thread, the screen shows both insets (statement 143).
// - `unclamped-targets`: UIKit's own scroll leaves content beyond its end, where a finger may touch
//   the content (statement 70).
// - `background-posts-nothing`: UIKit posts no hide (statement 123).
// - `text-at-focus`: as editing ends, UIKit clamps a text for a moment, and it stays there
//   (statement 292). At the end of that turn, only its offset differs, as after a scroll of the app.
//
// Only XCTest causes the sixth, `collapses-between-letters` (statement 271).

extension Knob {
  static let answers = scrolling + focus + announcements + others + folding + iOS27 + later

  private static let scrolling = [
    answer("no-clamp-on-shrink", share: 0) { $0.clampsOnInsetShrink = false },
    answer("no-clamp-while-tracking") { $0.clampsWhileTracking = false },
    answer("no-clamp-on-growth") { $0.clampsOnFrameGrow = false },
    answer("points-outside-window") { $0.roundsOffsetsToPointsOutsideWindow = true },
    answer("unclamped-targets", share: 0) { $0.rectOutsideContent = .unclamped },
    answer("zero-size-ignored") { $0.zeroSizeRect = .ignored },
    answer("no-scroll-to-selection") { $0.scrollsToSelection = false },
    answer("animates-scroll-to-caret") { $0.animatesScrollToCaret = true },
    answer("reports-interrupted-scroll") { $0.reportsInterruptedScrollAnimation = true },
    answer("tells-scroll-late") { $0.tellsScrollAtOnce = false },
    answer("hides-scroll-to-focus") { $0.tellsScrollToFocus = false },
    answer("tells-deceleration") { $0.tellsDeceleration = true },
    answer("no-dragging-in-deceleration") { $0.keepsDraggingInDeceleration = false },
    answer("stale-caret") { $0.caretAtFocus = .stale },
    answer("tables-after-client", share: 0) { $0.systemTableAdjustment = .afterClient },
  ]

  private static let focus = [
    answer("resigns-after-hide") { $0.resignsAfterHide = true },
    answer("no-focus-after-alert") { $0.focusAfterAlert = .nothing },
    answer("no-focus-after-sheet") { $0.focusBehindPresentation = .resigns },
    answer("focus-under-sheet") { $0.focusBehindPresentation = .stays },
    answer("nobody-after-resigning") { $0.focusAfterResigning = .nobody },
    answer("accessory-with-screen") { $0.accessoryComesWithScreen = true },
    answer("accessory-on-safe-area") { $0.accessoryStandsOnSafeArea = true },
    answer("no-early-focus") { $0.remembersEarlyFocus = false },
    answer("app-switch-without-focus") { $0.keyboardAfterAppSwitch = .withoutFocus },
    answer("background-posts-nothing", share: 0) { $0.backgroundDismissal = .nothing },
    answer("pop-keeps-focus") { $0.interactivePopFocus = .stays },
    answer("pop-frames-at-end") { $0.interactivePopFrames = .atEnd },
    answer("pop-takes-up-writes") { $0.interactivePopTakesUpWrites = true },
  ]

  private static let announcements = [
    answer("silent-focus-move") { $0.sameFrameFocusMove = .nothing },
    answer("accessory-outside-frame") { $0.endFrameExcludesAccessory = true },
    answer("frames-in-window") { $0.endFrameInWindow = true },
    answer("dids-of-beginning") { $0.didFrames = .ofBeginning },
    answer("dids-after-spring") { $0.didTime = .afterSpring },
    answer("dids-shortly") { $0.didTime = .shortly },
    answer("keys-at-once") { $0.keysChangeAtOnce = true },
    answer("unlock-without-did") { $0.unlockPostsDid = false },
    answer("drag-undocks-silently") { $0.undockingByDragPostsHide = false },
    answer("floats-with-did-only") { $0.floatingMove = .didOnly },
    answer("cancel-posts-nothing") { $0.interactiveCancel = .nothing },
    answer("cancel-posts-frame") { $0.interactiveCancel = .willChangeFrame },
    answer("no-screen-object") { $0.omitsScreenObject = true },
    answer("no-is-local") { $0.omitsIsLocal = true },
    answer("no-animation-on-did") { $0.omitsAnimationKeysOnDid = true },
  ]

  private static let others = [
    answer("queue-first") { $0.turnOrder = .queueFirst },
    answer("safe-area-at-once") { $0.safeAreaTiming = .immediate },
    answer("safe-area-under-transform") { $0.keepsSafeAreaUnderTransform = true },
    answer("sheet-before-did-show") { $0.sheetMove = .beforeDidShow },
    Knob(name: "ios", values: .one(of: [15, 16, 17, 26]), share: 0.2) {
      $1.options.version = .init(Int($0))
    },
    answer("title-stays-hidden") { $0.clampsBelowLargeTitle = true },
    answer("title-in-part") { $0.snapsLargeTitle = false },
    answer("sheet-stays") { $0.sheetUnderKeyboard = .stays },
    answer("aligns-in-whole-view") { $0.alignsContentBetweenInsets = false },
  ]

  // High shares, because only random sessions on a folding device use these knobs.
  private static let folding = [
    Knob(name: "keyboard-at-fold", values: .range(1...4), share: 0.8) {
      $1.options.keyboardAtFold = [.hidesAndShows, .shows, .showsFirst, .hides, .nothing].at($0)
    },
    Knob(name: "keyboard-at-half-open", values: .range(1...2), share: 0.6) {
      $1.options.keyboardAtHalfOpen = [.oneFrame, .hidesAndShows, .hides].at($0)
    },
    Knob(name: "show-at-fold", values: .range(1...3), share: 0.7) {
      $1.options.showAtFold = [.empty, .nothing, .belowScreen, .docked].at($0)
    },
    Knob(name: "keyboard-in-half", values: .range(1...2), share: 0.6) {
      $1.options.keyboardInHalf = [.wholeScreen, .half, .halfAtOrigin].at($0)
    },
    answer("halves-in-place", share: 0.3) { $0.halvesAreAtOrigin = false },
    answer("names-main-screen", share: 0.4) { $0.namesMainScreen = true },
  ]

  private static let iOS27 = [
    answer("ios-27") { $0.version = .init(27, 1) },
    answer("bar-leaves-at-focus-move") { $0.barLeavesAtFocusMove = true },
    answer("collapses-between-letters", share: 0) { $0.collapsesBetweenLetters = true },
  ]

  // At the end, so that a seed chooses the same values for the knobs above as without these.
  private static let later = [
    answer("caught-ends-at-touch") { $0.caughtDeceleration = .endsAtTouch },
    answer("caught-tells-end") { $0.caughtDeceleration = .endsAtTouchAndTells },
    answer("key-keeps-form-sheet") { $0.keyHidesInFormSheet = false },
    answer("no-touches-during-keyboard") { $0.touchesDuringKeyboard = false },
    answer("reload-ends-scroll") { $0.reloadEndsScroll = true },
    // In percent; both matter only to text that is much higher than its view.
    Knob(name: "text-estimate", values: .one(of: [50, 80, 120, 150]), share: 0.1) {
      $1.options.textHeightBelow = CGFloat($0) / 100
      $1.content.addedLines = 100
    },
    Knob(name: "text-at-focus", values: .one(of: [50, 72, 90, 120]), share: 0) {
      $1.options.textHeightAtFocus = CGFloat($0) / 100
      $1.content.addedLines = 100
    },
    answer("keyboard-after-rotation") { $0.showsKeyboardAfterRotation = true },
  ]

  private static func answer(
    _ name: String, share: Double = 0.1,
    _ change: @escaping @Sendable (inout HeadlessOptions) -> Void
  ) -> Knob {
    Knob(name: name, values: .one(of: [1]), share: share) { value, phone in
      if value > 0 { change(&phone.options) }
    }
  }
}
