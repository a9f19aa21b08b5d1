#if os(Linux)
import Testing
@_spi(Headless) import UIKit

typealias Option = OptionMatrix.Option

/// UIKit behaviour that is uncertain or differs by version.
///
/// A test in `Cases` must pass with each option. A test in `Scenes` must pass with the options of
/// its subject and the combined options.
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

  static let insets: [Option] = [plain, noClampOnShrink] + combined

  static let geometry: [Option] =
    [plain, noClampOnShrink, safeAreaAtOnce, queueFirst, framesInWindow] + combined

  static let focus: [Option] = [plain, noScroll, noClampOnShrink, queueFirst] + combined

  static let text: [Option] = [plain, noScroll, noScrollToSelection, iOS15] + combined

  static let finger: [Option] = [plain, noScroll, noClampUnderFinger, noClampOnShrink] + combined

  static let hide: [Option] = [plain, resignsLast, noClampOnShrink, queueFirst] + combined

  static let notification: [Option] =
    [plain, iOS15, iOS26, noClampOnShrink, wrongDidFrames, unlockWithoutDid] + combined

  static let systemAdjustment: [Option] =
    [plain, tablesLast, noClampOnShrink, safeAreaAtOnce] + combined

  static let all: [Option] =
    [
      plain, noScroll, noScrollToSelection, queueFirst, resignsLast, safeAreaAtOnce, iOS15, iOS26,
      noClampUnderFinger, tablesLast, noClampOnShrink, framesInWindow, unlockWithoutDid,
      keyboardWithoutFocus, fixedSafeAreas, writesUnderFinger, wrongDidFrames,
    ] + combined

  /// Returns the options, but without UIKit's own scroll to the focus.
  ///
  /// UIKit's scroll could hide a missing scroll by the coordinator.
  static func withoutScrollOfUIKit(_ options: [Option]) -> [Option] {
    options.filter { $0.name != noScroll.name }.map { option in
      Option(option.name) {
        $0 = option.options
        $0.scrollsToFirstResponder = false
      }
    }
  }

  static let plain = Option("default")
  static let barAboveHomeIndicator = Option("an accessory view alone is above the home indicator") {
    $0.accessoryStandsOnSafeArea = true
  }
  static let noScroll = Option("UIKit does not scroll to the first responder") {
    $0.scrollsToFirstResponder = false
  }
  static let noScrollToSelection = Option("a text view does not scroll to its selection") {
    $0.scrollsToSelection = false
  }
  static let queueFirst = Option("the queue runs before layout") { $0.turnOrder = .queueFirst }
  static let resignsLast = Option("the first responder resigns after its keyboard hides") {
    $0.resignsAfterHide = true
  }
  static let sheetsLast = Option("a sheet moves just before the did-notification") {
    $0.sheetMove = .beforeDidShow
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

  static let wrongDidFrames = Option("did-notifications have the begin frame") {
    $0.didFrames = .ofBeginning
  }
  static let framesInWindow = Option("end frames in the window's coordinates") {
    $0.endFrameInWindow = true
  }
  static let unlockWithoutDid = Option("unlocking posts no did-notifications") {
    $0.unlockPostsDid = false
  }
  static let keyboardWithoutFocus = Option("after an app switch, no field has the focus") {
    $0.keyboardAfterAppSwitch = .withoutFocus
  }
  static let writesUnderFinger = Option("changes at the start of a swipe back follow the finger") {
    $0.interactivePopTakesUpWrites = true
  }
  static let fixedSafeAreas = Option("transformed views keep their first safe area") {
    $0.keepsSafeAreaUnderTransform = true
  }

  private static let combined: [Option] = [
    Option("iOS 15, the queue first, the safe area at once, a late resignation") {
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
