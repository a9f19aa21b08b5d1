import KeyboardScrolling
@_spi(Headless) import UIKit

package struct StreamScreen: Codable, Equatable, Sendable {
  enum Device: String, Codable, CaseIterable, Sendable {
    case iPhone14, iPhoneSE3, iPhone16ProMax, iPad9, iPadPro11

    var isPad: Bool { self == .iPad9 || self == .iPadPro11 }
  }

  enum Container: String, Codable, CaseIterable, Sendable {
    case window
    case navigation
    case navigationAndTabs
    case sheet
  }

  enum Variation: String, Codable, CaseIterable, Sendable {
    case iOS15, iOS26, queueFirst, safeAreaAtOnce, noScrollToFocus, noScrollToSelection
    case resignsAfterHide, noClampOnShrink, noClampUnderFinger, tablesAfterClient
    case omitsScreen, omitsIsLocal, omitsAnimation, staysInBackground, nothingOnCancel
    case iOS16_4, nothingForSameFrame, floatsWithoutWill, caretLate, sheetMovesEarly
    case targetBeyondContent, keepsFocusToNobody
  }

  struct View: Codable, Equatable, Sendable {
    enum Kind: String, Codable, Sendable {
      case scroll, table, text
      case collection
      case carousel

      /// The table of a table view controller, which UIKit insets for the keyboard.
      case tableController

      var hasRows: Bool {
        switch self {
        case .table, .collection, .carousel, .tableController: true
        case .scroll, .text: false
        }
      }
    }

    enum Transform: String, Codable, Sendable {
      case none, flipped, smaller
      /// Rotated by 90 degrees, which makes a table scroll horizontally.
      case quarter
    }

    var kind = Kind.scroll
    /// The index of the containing view; nil for the controller's view.
    var parent: Int?
    /// The frame in the containing view; nil to fill it.
    var frame: CGRect?
    var behavior = 0
    /// The height in points, which becomes rows or items of 44 points, or lines of 20 points.
    var contentHeight: CGFloat = 1600
    /// The top edges of text fields.
    var fields: [CGFloat] = []
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var indicatorBottom: CGFloat = 0
    var transform = Transform.none
    /// True if ``StreamEvent/turnOver(view:)`` may flip the view.
    var turnsOver = false
    var dismissMode = 0
    var bar: CGFloat?
    /// The index of the coordinator that manages the view at first.
    var coordinator: Int?
    var configuration = Configuration()
  }

  package struct Configuration: Codable, Equatable, Sendable {
    var reveals = true
    var padding: CGFloat = 8
    var absorbsBaseline = false
    var followsUndocked = false
    var keepsDistance = false

    var value: KeyboardScrollCoordinator.Configuration {
      .init(
        revealsFirstResponder: reveals,
        revealPadding: padding,
        baselinePolicy: absorbsBaseline ? .max : .sum,
        followsUndockedKeyboard: followsUndocked,
        keepsDistanceToEnd: keepsDistance
      )
    }
  }

  var device = Device.iPhone14
  var container = Container.navigation
  var variations: [Variation] = []
  var views: [View] = [View()]
  var isAutomatic = true
  /// True if the keyboard posts only complete notifications, in UIKit's order.
  var isOrderly = true
}

extension StreamScreen {
  var model: HeadlessDeviceModel {
    switch device {
    case .iPhone14: .iPhone14
    case .iPhoneSE3: .iPhoneSE3
    case .iPhone16ProMax: .iPhone16ProMax
    case .iPad9: .iPad9
    case .iPadPro11: .iPadPro11
    }
  }

  var options: HeadlessOptions {
    var options = HeadlessOptions()
    for variation in variations {
      switch variation {
      case .iOS15: options.version = .init(15)
      case .iOS26: options.version = .init(26)
      case .queueFirst: options.turnOrder = .queueFirst
      case .safeAreaAtOnce: options.safeAreaTiming = .immediate
      case .noScrollToFocus: options.scrollsToFirstResponder = false
      case .noScrollToSelection: options.scrollsToSelection = false
      case .resignsAfterHide: options.resignsAfterHide = true
      case .noClampOnShrink: options.clampsOnInsetShrink = false
      case .noClampUnderFinger: options.clampsWhileTracking = false
      case .tablesAfterClient: options.systemTableAdjustment = .afterClient
      case .omitsScreen: options.omitsScreenObject = true
      case .omitsIsLocal: options.omitsIsLocal = true
      case .omitsAnimation: options.omitsAnimationKeysOnDid = true
      case .staysInBackground: options.backgroundDismissal = .nothing
      case .nothingOnCancel: options.interactiveCancel = .nothing
      case .iOS16_4: options.version = .init(16, 4)
      case .nothingForSameFrame: options.sameFrameFocusMove = .nothing
      case .floatsWithoutWill: options.floatingMove = .didOnly
      case .caretLate: options.caretAtFocus = .stale
      case .sheetMovesEarly: options.sheetMove = .beforeDidShow
      case .targetBeyondContent: options.rectOutsideContent = .unclamped
      case .keepsFocusToNobody: options.focusAfterResigning = .nobody
      }
    }
    return options
  }
}
