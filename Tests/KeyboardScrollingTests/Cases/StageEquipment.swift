import Foundation
import KeyboardScrollingTesting
import UIKit

@testable import KeyboardScrolling

/// The parts of a stage for the screen of a case: a centre, a clock, windows, a keyboard and a
/// focus.
@MainActor
protocol StageEquipment: AnyObject {
  /// The centre of the case's own notifications.
  var center: NotificationCenter { get }
  var clock: any CaseClock { get }
  /// Whether UIKit itself scrolls to the first responder.
  var scrollsToFocus: Bool { get }

  /// Makes an environment that has observed nothing yet.
  func makeEnvironment() -> Environment
  func makeWindow() -> UIWindow
  /// Posts an event of the keyboard, without a turn.
  func post(_ event: KeyboardEvent, with simulator: KeyboardSimulator)
  func beginEditing(_ view: any FocusClaiming)
  func endEditing(_ view: any FocusClaiming)

  // MARK: The judge

  /// Begins to judge what moves.
  func watch(_ screen: CaseScreen)
  /// The test itself is about to scroll.
  func appWillScroll()
  func allow(_ rules: [MovementRule], because reason: String)
}

/// Time and turns, controlled by a test.
@MainActor
protocol CaseClock: AnyObject {
  var now: TimeInterval { get }

  /// Runs turns until no work is waiting; at least one.
  func settle()
  /// Advances the time and runs due work in order, each piece in its own turn.
  func advance(by seconds: TimeInterval)
  func nextTurn(_ work: @escaping @MainActor () -> Void)
}

/// Equipment that a simulator has, without an application.
///
/// Keyboards are only posted, fields claim the focus, and nothing judges.
final class PostedEquipment: StageEquipment {
  let center = NotificationCenter()
  let scrollsToFocus = false
  private let ownClock = TestClock()

  var clock: any CaseClock { ownClock }

  func makeEnvironment() -> Environment { ownClock.environment(center) }

  func makeWindow() -> UIWindow {
    let window = TestApplication.makeWindow(frame: .zero)
    // The layout pass of a turn, which UIKit makes for an application's window only.
    let others = ownClock.onTurn
    ownClock.onTurn = { [weak window] in
      others?()
      window?.layoutIfNeeded()
    }
    return window
  }

  func post(_ event: KeyboardEvent, with simulator: KeyboardSimulator) {
    simulator.post(event)
  }

  func beginEditing(_ view: any FocusClaiming) {
    view.claims = true
    center.post(name: type(of: view).beginName, object: view)
  }

  func endEditing(_ view: any FocusClaiming) {
    view.claims = false
    center.post(name: type(of: view).endName, object: view)
  }

  func watch(_ screen: CaseScreen) {}

  func appWillScroll() {}

  func allow(_ rules: [MovementRule], because reason: String) {}
}
