import KeyboardScrollingTesting
import UIKit

@testable import KeyboardScrolling

extension CaseScreen {
  /// Posts one notification, whose end frame is in the coordinate space of the case's screen.
  func post(
    _ kind: KeyboardNotification.Kind, _ frame: CGRect, duration: Double = 0.25,
    isLocal: Bool = true, curve: Int = 7
  ) {
    post(
      KeyboardEvent(
        kind.eventName, endFrame: inScreen(frame), duration: duration, curve: curve,
        isLocal: isLocal
      )
    )
  }

  func post(_ event: KeyboardEvent) { equipment.post(event, with: keyboard) }

  /// Posts a scenario's notifications, each at its time on the case's clock.
  func play(_ scenario: KeyboardScenario) {
    let start = clock.now
    for event in keyboard.events(of: scenario) {
      clock.advance(by: max(0, start + event.time - clock.now))
      keyboard.post(event)
    }
    clock.settle()
  }

  func post(_ kind: KeyboardNotification.Kind, userInfo: [String: Any]?) {
    center.post(name: kind.notificationName, object: nil, userInfo: userInfo)
  }

  func inScreen(_ frame: CGRect) -> CGRect {
    // A zero frame must stay zero.
    guard frame != .zero else { return frame }
    let origin = setup.windowInScreen.origin
    let inWindow = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    return window.convert(inWindow, to: window.screen.coordinateSpace)
  }

  func beginEditing(_ view: any FocusClaiming) { equipment.beginEditing(view) }

  func endEditing(_ view: any FocusClaiming) { equipment.endEditing(view) }

  func focus(_ view: any FocusClaiming, from last: (any FocusClaiming)? = nil) {
    if let last { endEditing(last) }
    beginEditing(view)
    clock.settle()
  }

  func changeText(in view: any FocusClaiming) {
    center.post(name: type(of: view).changeName, object: view)
    settle()
  }

  /// Focuses a view, shows its keyboard, and waits until the transition ends.
  func focusAndShow(_ view: any FocusClaiming, _ frame: CGRect = Keyboard.iPhone) {
    beginEditing(view)
    show(frame)
    finish(.didShow, frame)
    clock.advance(by: 1)
  }
}

extension KeyboardNotification.Kind {
  var eventName: KeyboardEvent.Name {
    switch self {
    case .willShow: .willShow
    case .didShow: .didShow
    case .willHide: .willHide
    case .didHide: .didHide
    case .willChangeFrame: .willChangeFrame
    case .didChangeFrame: .didChangeFrame
    }
  }
}
