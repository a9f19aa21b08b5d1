import Testing
import UIKit

@testable import KeyboardScrolling

/// The way in which the coordinator combines the app's inset with the keyboard's.
typealias Policy = KeyboardScrollCoordinator.BaselinePolicy

extension KeyboardScrollCoordinator.BaselinePolicy {
  static let both: [Self] = [.sum, .max]
}

extension KeyboardScrollCoordinator.Configuration {
  static let chat = Self(revealPadding: 0, keepsDistanceToEnd: true)
}

func observe(
  _ name: Notification.Name, _ center: NotificationCenter = .default,
  _ handle: @escaping @MainActor () -> Void
) -> any NSObjectProtocol {
  center.addObserver(forName: name, object: nil, queue: nil) { _ in
    MainActor.assumeIsolated { handle() }
  }
}

/// The screen of a case or a scene.
@MainActor protocol CaseFixture: AnyObject, ScrollFixture {
  var coordinator: KeyboardScrollCoordinator { get }
  var companions: Companions { get }
  var clock: any CaseClock { get }
  var screenSize: CGSize { get }
  /// True if UIKit itself scrolls to the first responder.
  var scrollsToFocus: Bool { get }

  /// Posts one notification, and runs no turn.
  func post(
    _ kind: KeyboardNotification.Kind, _ endFrame: CGRect, duration: Double, isLocal: Bool,
    curve: Int
  )

  /// Announces a scroll of the app, which the fixture's checks then expect.
  func appWillScroll()
  func resetCounts()
}

extension CaseFixture {
  /// The vertical content offset, named as in Cases.md.
  var o: CGFloat {
    get { scrollView.contentOffset.y }
    set {
      appWillScroll()
      scrollView.contentOffset.y = newValue
    }
  }

  func scroll(to offset: CGFloat) {
    o = offset
    settle()
    resetCounts()
  }

  /// Requests a reveal without animation, and runs the next turn.
  func request() {
    coordinator.revealFirstResponder(animated: false)
    settle()
  }

  func keepVisible(_ view: UIView, whileEditing responders: [UIView]) {
    companions.keep(view, whileEditing: responders)
    coordinator.keepVisible(view, whileEditing: responders)
  }

  func wait(_ seconds: TimeInterval) { clock.advance(by: seconds) }

  /// Runs turns until no work is waiting.
  func settle() { clock.settle() }

  /// Posts the two notifications that UIKit posts before a transition, and runs no turn.
  func announce(
    _ kind: KeyboardNotification.Kind, _ endFrame: CGRect = Keyboard.iPhone,
    duration: Double = 0.25, isLocal: Bool = true, curve: Int = 7
  ) {
    for kind in [.willChangeFrame, kind] {
      post(kind, endFrame, duration: duration, isLocal: isLocal, curve: curve)
    }
  }

  /// Announces a keyboard as UIKit does and runs the next turn.
  func show(_ endFrame: CGRect = Keyboard.iPhone, isLocal: Bool = true) {
    announce(.willShow, endFrame, isLocal: isLocal)
    settle()
  }

  /// Announces a hide, and waits for as long as the coordinator may delay the hide.
  func hide() {
    let size = screenSize
    announce(.willHide, CGRect(x: 0, y: size.height, width: size.width, height: 300))
    wait(KeyboardTracker.holdDuration)
  }

  /// Ends the transition: advances the time and posts the two did-notifications.
  func finish(_ kind: KeyboardNotification.Kind = .didShow, _ endFrame: CGRect = Keyboard.iPhone) {
    wait(0.25)
    for kind in [.didChangeFrame, kind] {
      post(kind, endFrame, duration: 0.25, isLocal: true, curve: 7)
    }
    settle()
  }

  func showAndFinish(_ endFrame: CGRect = Keyboard.iPhone) {
    show(endFrame)
    finish(.didShow, endFrame)
  }

  func hideAndFinish() {
    hide()
    finish(.didHide, Keyboard.iPhoneHidden)
  }

  /// Expects one movement since the counts were reset, without overshooting, reversing, or a second
  /// step by the coordinator.
  ///
  /// UIKit's own scroll to the focus may make part of the movement, in small steps.
  func expectMove(to end: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(offset: end, sourceLocation: sourceLocation)
    let (start, path) = (history.start, history.path)
    let isForward = end >= start
    let isStraight = zip([start] + path, path).allSatisfy { last, next in
      isForward ? last <= next && next <= end + rounding : next <= last && next >= end - rounding
    }
    let isMoved = abs(end - start) > rounding
    let isOneStep = scrollsToFocus || path.count == (isMoved ? 1 : 0)
    let writes = history.offsetWrites
    #expect(
      isStraight && isOneStep && writes <= (isMoved ? 1 : 0),
      "from \(start) to \(end) by way of \(path) with \(writes) writes",
      sourceLocation: sourceLocation
    )
  }
}
