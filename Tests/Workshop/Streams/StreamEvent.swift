package import Foundation
@_spi(Headless) import UIKit

/// An event on a screen, in which numbers identify views, fields and coordinators.
package indirect enum StreamEvent: Codable, Equatable, Sendable {
  // MARK: The keyboard

  case keyboard(Scenario)
  case post(Notification)

  // MARK: Focus and text

  case focus(view: Int, field: Int)
  /// A text field outside every scroll view.
  case focusOutside
  case resign
  case type(String)
  case caret(Int)

  // MARK: The finger

  case touch(view: Int, part: CGFloat)
  case drag(CGFloat)
  case lift(velocity: CGFloat)
  /// A tap on the status bar.
  case scrollToTop(view: Int)
  case scrolling(view: Int, isEnabled: Bool)

  // MARK: Layout

  case place(view: Int, y: CGFloat, height: CGFloat)
  case safeArea(CGFloat)
  case window(CGRect)
  case rotate(toLandscape: Bool)
  /// Flips a view upside down, or back.
  case turnOver(view: Int)
  case leave(view: Int)
  case enter(view: Int)
  case behavior(view: Int, Int)
  case bar(view: Int, height: CGFloat)

  // MARK: Content

  case contentHeight(view: Int, CGFloat)
  /// Content above the visible part grows; if `follows`, the app adds the growth to the offset.
  case growAbove(view: Int, CGFloat, follows: Bool)
  case insertRows(view: Int, count: Int, atStart: Bool)
  case deleteRows(view: Int, count: Int, atStart: Bool)
  case moveRow(view: Int, from: Int, to: Int)
  case reloadRow(view: Int, Int)
  case reload(view: Int)

  // MARK: Writes of the app

  case add(view: Int, CGFloat, atTop: Bool)
  case addToIndicator(view: Int, CGFloat)
  /// Writes an absolute inset, as a fraction of the largest value that ``InsetLedger`` allows.
  case assign(view: Int, part: CGFloat)
  case assignIndicator(view: Int, part: CGFloat)
  case scroll(view: Int, CGFloat, animated: Bool)

  // MARK: Management

  case manage(view: Int, coordinator: Int, StreamScreen.Configuration)
  case stop(view: Int)
  /// Releases a view, and adds a new one with the same properties.
  case discard(view: Int)
  case release(coordinator: Int)
  case reveal(coordinator: Int, animated: Bool)
  case keepVisible(view: Int, field: Int, with: Int)

  // MARK: Time

  case turns(Int)
  case advance(TimeInterval)
  /// Waits until nothing moves, and checks the properties that must hold then.
  case rest

  // MARK: Re-entrancy

  /// An action that the app performs inside its next callback of a kind.
  case inside(Callback, StreamEvent)

  var isTime: Bool {
    switch self {
    case .turns, .advance, .rest: true
    default: false
    }
  }

  var isFocus: Bool { if case .focus = self { true } else { false } }

  var isAnimatedScroll: Bool {
    switch self {
    case .scroll(_, _, animated: true), .scrollToTop: true
    default: false
    }
  }

  package enum Callback: String, Codable, CaseIterable, Sendable {
    case onAdjustment, didScroll, layoutSubviews
  }

  /// A keyboard notification, whose user info lacks the keys of nil values.
  package struct Notification: Codable, Equatable, Sendable {
    var name: String
    var begin: CGRect?
    var end: CGRect?
    var duration: TimeInterval?
    var curve: Int?
    var isLocal: Bool?
    /// True for a keyboard on another display.
    var isElsewhere = false
    /// True if every value has a type that UIKit never uses; nil means false.
    var isMistyped: Bool?
    var delay: TimeInterval = 0

    static var mistyped: [AnyHashable: Any] {
      [
        UIResponder.keyboardFrameBeginUserInfoKey: "{{0, 844}, {390, 336}}",
        UIResponder.keyboardFrameEndUserInfoKey: "{{0, 508}, {390, 336}}",
        UIResponder.keyboardAnimationDurationUserInfoKey: "0.25",
        UIResponder.keyboardAnimationCurveUserInfoKey: [7],
        UIResponder.keyboardIsLocalUserInfoKey: "no",
      ]
    }

    @MainActor var event: HeadlessKeyboardEvent? {
      HeadlessKeyboardEvent.Name(rawValue: name).map {
        HeadlessKeyboardEvent(
          $0, beginFrame: begin, endFrame: end, duration: duration, curve: curve, isLocal: isLocal
        )
      }
    }
  }

  /// A scenario of the headless keyboard; heights in points.
  package enum Scenario: Codable, Equatable, Sendable {
    case show, hide, moveFocusSameHeight, autoFill, secureFieldBurst, resignAndBecome
    case repeatedFrame, dock, dropShortcutsBar, changeMultitaskingMode, otherAppShows
    case otherAppHides, background, foreground, lockAndUnlock, passwordPrompt, interruptedShow
    case hideReportingToolbar, undockByMenu, undockByDrag, hardwareShortcutsBar
    case moveFocus(CGFloat, via: CGFloat)
    case toggleEmoji(CGFloat)
    case predictiveBar(Bool)
    case accessoryReloaded(CGFloat)
    case changeFrameOnly(CGFloat)
    case thirdParty([CGFloat])
    case float(CGRect)
    case moveFloating(CGRect)
    case hardwareAccessory(CGFloat)

    var value: HeadlessKeyboardScenario {
      switch self {
      case .show: .show
      case .hide: .hide
      case .moveFocusSameHeight: .moveFocusSameHeight
      case .autoFill: .autoFill
      case .secureFieldBurst: .secureFieldBurst
      case .resignAndBecome: .resignAndBecome
      case .repeatedFrame: .repeatedFrame
      case .dock: .dock
      case .dropShortcutsBar: .dropShortcutsBar
      case .changeMultitaskingMode: .changeMultitaskingMode
      case .otherAppShows: .otherAppShows
      case .otherAppHides: .otherAppHides
      case .background: .background
      case .foreground: .foreground
      case .lockAndUnlock: .lockAndUnlock
      case .passwordPrompt: .passwordPrompt
      case .interruptedShow: .interruptedShow
      case .hideReportingToolbar: .hideReportingToolbar()
      case .undockByMenu: .undockByMenu()
      case .undockByDrag: .undockByDrag()
      case .hardwareShortcutsBar: .hardwareShortcutsBar()
      case .moveFocus(let height, let via): .moveFocus(toHeight: height, via: via)
      case .toggleEmoji(let height): .toggleEmoji(height: height)
      case .predictiveBar(let isVisible): .predictiveBar(isVisible: isVisible)
      case .accessoryReloaded(let height): .accessoryReloaded(height: height)
      case .changeFrameOnly(let height): .changeFrameOnly(height: height)
      case .thirdParty(let heights): .thirdParty(heights: heights)
      case .float(let frame): .float(frame: frame)
      case .moveFloating(let frame): .moveFloating(to: frame)
      case .hardwareAccessory(let height): .hardwareAccessory(height: height)
      }
    }
  }
}
