import KeyboardScrollingTesting
import UIKit

@testable import KeyboardScrolling

/// The parts of a case's screen that differ between stages.
@MainActor protocol StageEquipment: AnyObject {
  var center: NotificationCenter { get }
  var clock: any CaseClock { get }
  var scrollsToFocus: Bool { get }

  func makeEnvironment() -> Environment
  func makeWindow() -> UIWindow
  func post(_ event: KeyboardEvent, with simulator: KeyboardSimulator)
  func beginEditing(_ view: any FocusClaiming)
  func endEditing(_ view: any FocusClaiming)

  func watch(_ screen: CaseScreen)
  func appWillScroll()
  func allow(_ rules: [MovementRule], because reason: String)
}

@MainActor protocol CaseClock: AnyObject {
  var now: TimeInterval { get }

  func settle()
  /// Advances the time and runs due work, each piece in its own turn.
  func advance(by seconds: TimeInterval)
  func nextTurn(_ work: @escaping @MainActor () -> Void)
}

/// The equipment on a simulator.
final class PostedEquipment: StageEquipment {
  let center = NotificationCenter()
  let scrollsToFocus = false
  private let ownClock = TestClock()

  var clock: any CaseClock { ownClock }

  func makeEnvironment() -> Environment { ownClock.environment(center) }

  func makeWindow() -> UIWindow {
    let window = TestApplication.makeWindow(frame: .zero)
    // UIKit automatically lays out only an application's window.
    let others = ownClock.onTurn
    ownClock.onTurn = { [weak window] in
      others?()
      window?.layoutIfNeeded()
    }
    return window
  }

  func post(_ event: KeyboardEvent, with simulator: KeyboardSimulator) { simulator.post(event) }

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
