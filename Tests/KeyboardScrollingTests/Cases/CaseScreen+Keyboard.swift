import CoreGraphics
import Foundation
import KeyboardScrollingTesting
import UIKit

@testable import KeyboardScrolling

extension CaseScreen {
  /// Posts one notification, without a turn.
  ///
  /// - Parameters:
  ///   - kind: Its name.
  ///   - frame: The end frame, in the coordinate space of the case's screen.
  ///   - duration: In seconds.
  ///   - isLocal: Whether the keyboard is this app's.
  ///   - curve: The raw value of the curve.
  func post(
    _ kind: KeyboardNotification.Kind,
    _ frame: CGRect,
    duration: Double = 0.25,
    isLocal: Bool = true,
    curve: Int = 7
  ) {
    post(
      KeyboardEvent(
        kind.eventName,
        endFrame: inScreen(frame),
        duration: duration,
        curve: curve,
        isLocal: isLocal
      )
    )
  }

  /// Posts an event whose frames are the device's, without a turn.
  func post(_ event: KeyboardEvent) {
    equipment.post(event, with: keyboard)
  }

  /// Posts a scenario in the time of the case, and runs its turns until the last notification.
  ///
  /// - Parameter scenario: What the keyboard does. Its frames are the device's, whose bottom is the
  ///   case's.
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

  /// Posts the two notifications that UIKit posts before a transition, without a turn.
  func announce(
    _ kind: KeyboardNotification.Kind,
    _ frame: CGRect = Keyboard.iPhone,
    duration: Double = 0.25,
    isLocal: Bool = true,
    curve: Int = 7
  ) {
    for kind in [.willChangeFrame, kind] {
      post(kind, frame, duration: duration, isLocal: isLocal, curve: curve)
    }
  }

  /// Announces a keyboard as UIKit does and runs the next turn.
  func show(_ frame: CGRect = Keyboard.iPhone, isLocal: Bool = true) {
    announce(.willShow, frame, isLocal: isLocal)
    clock.settle()
  }

  /// Announces a hide and waits for the time in which the keyboard might come back.
  func hide() {
    let below = CGRect(x: 0, y: setup.screen.height, width: setup.screen.width, height: 300)
    announce(.willHide, below)
    clock.advance(by: KeyboardTracker.holdDuration)
  }

  /// Ends the transition: advances the time and posts the two did-notifications.
  func finish(_ kind: KeyboardNotification.Kind = .didShow, _ frame: CGRect = Keyboard.iPhone) {
    clock.advance(by: 0.25)
    post(.didChangeFrame, frame)
    post(kind, frame)
    clock.settle()
  }

  func showAndFinish(_ frame: CGRect = Keyboard.iPhone) {
    show(frame)
    finish(.didShow, frame)
  }

  func hideAndFinish() {
    hide()
    finish(.didHide, Keyboard.iPhoneHidden)
  }

  /// Converts from the case's screen to the device's, through the window.
  func inScreen(_ frame: CGRect) -> CGRect {
    // A zero frame stays zero.
    guard frame != .zero else { return frame }
    let origin = setup.windowInScreen.origin
    let inWindow = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    return window.convert(inWindow, to: window.screen.coordinateSpace)
  }

  // MARK: The focus

  /// The view becomes first responder, or claims so and posts this as UIKit would; no turn runs.
  func beginEditing(_ view: any FocusClaiming) {
    equipment.beginEditing(view)
  }

  /// The view is first responder no longer; no turn runs.
  func endEditing(_ view: any FocusClaiming) {
    equipment.endEditing(view)
  }

  /// Moves the focus to a view and runs the next turn.
  func focus(_ view: any FocusClaiming, from last: (any FocusClaiming)? = nil) {
    if let last { endEditing(last) }
    beginEditing(view)
    clock.settle()
  }

  func changeText(in view: any FocusClaiming) {
    center.post(name: type(of: view).changeName, object: view)
    clock.settle()
  }

  /// A view becomes first responder and its keyboard appears, in one turn, until the transition
  /// ends.
  func focusAndShow(_ view: any FocusClaiming, _ frame: CGRect = Keyboard.iPhone) {
    beginEditing(view)
    show(frame)
    finish(.didShow, frame)
    clock.advance(by: 1)
  }

  /// Sets the content offset and resets the counts.
  func scroll(to offset: CGFloat) {
    o = offset
    clock.settle()
    scrollView.forget()
  }
}

extension KeyboardNotification.Kind {
  /// The same name in a sequence of a simulator.
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
