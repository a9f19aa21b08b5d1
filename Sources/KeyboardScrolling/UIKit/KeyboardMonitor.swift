import UIKit

/// The keyboard of the process: reads notifications, and carries out the tracker's effects.
///
/// A screen that is pushed, or a coordinator that is created, while the keyboard is up gets no
/// notification. It reads the position from the monitor.
@MainActor
final class KeyboardMonitor {
  /// The first responder's input accessory view.
  private struct Accessory {
    weak var view: UIView?
    /// The height by which it extends above the reported frame, in points.
    var height: CGFloat = 0
    /// True after a new focus or an announcement: the first responder may have another one.
    var isOutdated = true
  }

  /// Called with each published notification, after the position has changed.
  var onPublish: ((KeyboardNotification) -> Void)?

  private var tracker = KeyboardTracker()
  private var accessory = Accessory()
  private var finger = FingerMemory()
  private var observer: NotificationObserver?
  private let focus: FocusMonitor
  private let now: @MainActor () -> TimeInterval
  private let onNextTurn: @MainActor (@escaping Environment.Work) -> Void
  private let after: @MainActor (TimeInterval, @escaping Environment.Work) -> Void

  /// Begins to observe.
  init(
    notificationCenter: NotificationCenter,
    focus: FocusMonitor,
    now: @escaping @MainActor () -> TimeInterval,
    onNextTurn: @escaping @MainActor (@escaping Environment.Work) -> Void,
    after: @escaping @MainActor (TimeInterval, @escaping Environment.Work) -> Void
  ) {
    self.focus = focus
    self.now = now
    self.onNextTurn = onNextTurn
    self.after = after
    observer = NotificationObserver(
      KeyboardNotification.Kind.allCases.map { ($0.notificationName, $0) },
      center: notificationCenter,
      read: { KeyboardNotification($0, kind: $1) },
      handle: { [weak self] in self?.handle(.notification($0)) }
    )
  }

  // MARK: Position

  /// True while a position that covers less is held.
  var isHolding: Bool { tracker.isHolding }

  /// True while a keyboard may cover a view, on any screen.
  var isVisible: Bool {
    if case .visible = tracker.position(on: nil) { true } else { false }
  }

  /// Returns where the keyboard is on the screen of a window; pass nil for a view without a window.
  func position(in window: UIWindow?) -> KeyboardPosition {
    let position = tracker.position(on: window.map { ScreenID($0.screen) })
    guard let window, case .visible(var frame, let isLocal) = position, accessory.height > 0,
      let host = accessory.view?.window, host.screen.isEqual(window.screen)
    else { return position }
    frame.origin.y -= accessory.height
    frame.size.height += accessory.height
    return .visible(frame, isLocal: isLocal)
  }

  /// The timing of the transition that is under way, if there is one.
  var timingOfTransition: AnimationTiming? { tracker.timingOfTransition(at: now()) }

  // MARK: Events

  /// Handles a new focus.
  func editingBegan() {
    accessory.isOutdated = true
  }

  /// Handles the end of editing, after which nothing is held.
  ///
  /// UIKit may announce the hide before editing ends. With AutoFill, another field is edited by the
  /// next turn.
  func editingEnded() {
    if isHolding { onNextTurn { [weak self] in self?.handle(.turnPassed) } }
  }

  private func handle(_ event: KeyboardTracker.Event) {
    switch tracker.handle(event, at: now(), editing: { self.editing }) {
    case .publish(let notification):
      if notification.kind.isAnnouncement { accessory.isOutdated = true }
      if !isVisible { accessory.height = 0 }
      onPublish?(notification)
    // Nothing is held under a finger, which takes the keyboard away for good.
    case .startTimer(let number, _)
    where isCarried || focus.firstResponder?.isCarriedByUser == true:
      handle(.timerFired(number))
    case .startTimer(let number, let seconds):
      after(seconds) { [weak self] in self?.handle(.timerFired(number)) }
    case .awaitTurn:
      onNextTurn { [weak self] in self?.handle(.turnPassed) }
    case nil:
      break
    }
  }

  private var editing: Editing? {
    guard let window = focus.window else { return nil }
    return Editing(
      hasResponder: focus.firstResponder != nil,
      screen: ScreenID(window.screen),
      screenBounds: window.screen.bounds,
      window: window.convert(window.bounds, to: window.screen.coordinateSpace)
    )
  }

  // MARK: A finger

  /// True while a finger may carry the keyboard and what rides on it.
  var isCarried: Bool { finger.isRecent(at: now()) }

  /// Handles a finger that drags the content of a managed view while the keyboard is visible.
  func fingerDragged() {
    let isNew = !isCarried
    finger.saw(at: now())
    if isNew { wakeAfterFinger() }
  }

  /// Wakes the run loop when the finger no longer counts, for the look that measures again.
  private func wakeAfterFinger() {
    after(FingerMemory.duration) { [weak self] in
      if let self, isCarried { wakeAfterFinger() }
    }
  }

  // MARK: Input accessory view

  /// Measures an input accessory view that reaches above the reported frame.
  ///
  /// Since iOS 26 the end frame may not include the accessory view. When the keyboard has stopped
  /// moving, the frame of the accessory view itself is measured.
  /// https://github.com/badoo/Chatto/issues/797
  func lookAtAccessory() {
    guard !isHolding, !isCarried, let responder = focus.firstResponder,
      let window = responder.window,
      case .visible(let frame, _) = tracker.position(on: ScreenID(window.screen)),
      timingOfTransition == nil
    else { return }
    if accessory.isOutdated {
      // The getter may make a new view at each call, and it walks up the responder chain.
      accessory.view = responder.nearestInputAccessoryView
      accessory.isOutdated = false
    }
    accessory.height = 0
    guard let view = accessory.view, let host = view.window, !view.isHidden else { return }
    let place = view.convert(view.bounds, to: host.screen.coordinateSpace)
    let height = frame.minY - place.minY
    // The accessory view has to be on the keyboard. Elsewhere an animation is moving it.
    if place.isFinite, height > 1, place.maxY >= frame.minY - 2 { accessory.height = height }
  }
}

extension UIView {
  /// The accessory view that UIKit shows for the responder: its own, or the next one's in the
  /// responder chain.
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
  fileprivate var nearestInputAccessoryView: UIView? {
    var next: UIResponder? = self
    while let responder = next {
      if let view = responder.inputAccessoryView { return view }
      next = responder.next
    }
    return nil
  }
}
