#if os(Linux)
import Testing
@_spi(Headless) import UIKit

typealias Option = OptionMatrix.Option

/// UIKit behaviour that is uncertain or differs by version.
///
/// A case holds with each option. A scene runs with the set for its subject: the options that can
/// affect it. Every set also contains the combined options, so that options outside the set are
/// covered too.
enum OptionMatrix {
  struct Option: Sendable, CustomTestStringConvertible {
    let name: String
    let options: HeadlessOptions

    var testDescription: String { name }

    init(_ name: String, _ change: (inout HeadlessOptions) -> Void = { _ in }) {
      var options = HeadlessOptions()
      change(&options)
      self.name = name
      self.options = options
    }
  }

  // MARK: Sets by subject

  /// For insets and the offsets they clamp: only the clamp changes the effect of a write.
  static let insets = [plain, noClampOnShrink] + combined

  /// For safe areas, sizes, bars and windows: UIKit applies a change before or after the work that
  /// is scheduled for the turn.
  static let geometry =
    [plain, noClampOnShrink, safeAreaAtOnce, queueFirst, framesInWindow] + combined

  /// For focus changes: UIKit may scroll to the field, before or after the layout of the turn.
  static let focus = [plain, noScroll, noClampOnShrink, queueFirst] + combined

  /// For typing and selecting text: UIKit may scroll to the caret, and iOS 15 places the caret
  /// later.
  static let text = [plain, noScroll, noScrollToSelection, iOS15] + combined

  /// For drags: UIKit may leave an offset out of range until the finger lifts.
  static let finger = [plain, noScroll, noClampUnderFinger, noClampOnShrink] + combined

  /// For hides: the first responder may resign before or after, and the content may stay past its
  /// end.
  static let hide = [plain, resignsLast, noClampOnShrink, queueFirst] + combined

  /// For the notifications themselves: their content and their object differ by version.
  static let notification =
    [plain, iOS15, iOS26, noClampOnShrink, wrongDidFrames, unlockWithoutDid] + combined

  /// For tables and controllers that adjust for the keyboard themselves, before or after the app.
  static let systemAdjustment = [plain, tablesLast, noClampOnShrink, safeAreaAtOnce] + combined

  /// Every option, for random scenes and for one core scene of each subject.
  static let all =
    [
      plain, noScroll, noScrollToSelection, queueFirst, resignsLast, safeAreaAtOnce, iOS15, iOS26,
      noClampUnderFinger, tablesLast, noClampOnShrink, framesInWindow, unlockWithoutDid,
      keyboardWithoutFocus, fixedSafeAreas, writesUnderFinger, wrongDidFrames,
    ] + combined

  /// Returns the options without UIKit's own scroll to the first responder, which would hide the
  /// coordinator's; each option once.
  static func withoutScrollOfUIKit(_ options: [Option]) -> [Option] {
    options.filter { $0.name != noScroll.name }.map { option in
      Option(option.name) {
        $0 = option.options
        $0.scrollsToFirstResponder = false
      }
    }
  }

  // MARK: Single options

  static let plain = Option("default")
  static let barOverHomeIndicator = Option("an accessory view alone is over the home indicator") {
    $0.accessoryStandsOnSafeArea = false
  }
  static let noScroll = Option("UIKit does not scroll to the first responder") {
    $0.scrollsToFirstResponder = false
  }
  static let noScrollToSelection = Option("a text view does not scroll to its selection") {
    $0.scrollsToSelection = false
  }
  static let queueFirst = Option("the queue runs before layout") { $0.turnOrder = .queueFirst }
  static let resignsLast = Option("the first responder goes after its keyboard") {
    $0.resignsAfterHide = true
  }
  static let safeAreaAtOnce = Option("the safe area changes at once") {
    $0.safeAreaTiming = .immediate
  }
  static let iOS15 = Option("iOS 15") { $0.version = .init(15) }
  static let iOS26 = Option("iOS 26") { $0.version = .init(26) }
  static let noClampUnderFinger = Option("no clamp under a finger") {
    $0.clampsWhileTracking = false
  }
  static let tablesLast = Option("tables adjust after the app") {
    $0.systemTableAdjustment = .afterClient
  }
  static let noClampOnShrink = Option("a shrinking inset does not clamp") {
    $0.clampsOnInsetShrink = false
  }

  static let wrongDidFrames = Option("did-notifications have the frame of the beginning") {
    $0.didFrames = .ofBeginning
  }
  static let framesInWindow = Option("end frames in the window's coordinates") {
    $0.endFrameInWindow = true
  }
  static let unlockWithoutDid = Option("unlocking posts no did-notifications") {
    $0.unlockPostsDid = false
  }
  static let keyboardWithoutFocus = Option("a switch of apps leaves only the keyboard") {
    $0.keyboardAfterAppSwitch = .withoutFocus
  }
  static let writesUnderFinger = Option("a swipe back takes up the writes of its beginning") {
    $0.interactivePopTakesUpWrites = true
  }
  static let fixedSafeAreas = Option("transformed views keep their first safe area") {
    $0.keepsSafeAreaUnderTransform = true
  }

  // MARK: Combined options

  private static let combined = [
    Option("iOS 15, the queue first, the safe area at once, the first responder last") {
      $0.resignsAfterHide = true
      $0.version = .init(15)
      $0.turnOrder = .queueFirst
      $0.safeAreaTiming = .immediate
    },
    Option("iOS 26, no scroll of UIKit's own, tables after the app") {
      $0.version = .init(26)
      $0.scrollsToFirstResponder = false
      $0.scrollsToSelection = false
      $0.systemTableAdjustment = .afterClient
    },
    Option("notifications without screen, local flag and animation") {
      $0.omitsScreenObject = true
      $0.omitsIsLocal = true
      $0.omitsAnimationKeysOnDid = true
    },
  ]
}
#endif
