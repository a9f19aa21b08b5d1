package import Foundation
import UIKit

/// The services that the coordinators of a process share.
///
/// There is one environment for the process. A test replaces it with its own, which has a private
/// notification center and a manual clock.
@MainActor
package final class Environment {
  /// The environment of new coordinators.
  private(set) static var current = Environment()

  let runLoop: MainRunLoop
  let focus: FocusMonitor
  let keyboard: KeyboardMonitor
  let scrolls: ScrollMonitor
  let managedViews = ManagedViews()
  #if DEBUG
  let hints = DevelopmentHints()
  #endif
  private var coordinators: [WeakCoordinator] = []
  private var stopObservingTurns: MainRunLoop.Work?
  private var stopObservingFrames: MainRunLoop.Work?

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - notificationCenter: The center that UIKit's notifications are posted to.
  ///   - runLoop: The run loop that the coordinators wait on.
  ///   - asksWhoScrolls: Whether UIKit is asked about animated scrolls, where it tells.
  ///   - sharesScreen: Whether another app may be beside this one, as on an iPad.
  package init(
    notificationCenter: NotificationCenter = .default,
    runLoop: MainRunLoop = MainRunLoop(),
    asksWhoScrolls: Bool = true,
    sharesScreen: Bool = UIDevice.current.userInterfaceIdiom != .phone
  ) {
    self.runLoop = runLoop
    focus = FocusMonitor(notificationCenter: notificationCenter)
    keyboard = KeyboardMonitor(
      notificationCenter: notificationCenter,
      focus: focus,
      runLoop: runLoop,
      sharesScreen: sharesScreen
    )
    scrolls = ScrollMonitor(runLoop: runLoop, asksUIKit: asksWhoScrolls)
    scrolls.connect { [weak self] in self?.forEachView { $0.updateScroller() } }
    focus.connect { [weak self] in self?.focusDidChange($0, of: $1) }
    keyboard.connect(to: self)
  }

  /// Runs a closure with this environment as the current one.
  ///
  /// - Parameter body: The closure. Coordinators that it creates stay in this environment.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = Environment.current
    Environment.current = self
    defer { Environment.current = previous }
    return try body()
  }

  /// Adds a coordinator, held weakly.
  ///
  /// Coordinators are notified in the order they were added.
  func add(_ coordinator: any Coordinating) {
    coordinators.append(WeakCoordinator(coordinator: coordinator)) { $0.coordinator == nil }
  }

  // Loops, not `compactMap` and the like: a closure that the standard library calls checks its actor
  // each time, which took longer than the look at a view itself.

  private func forEachView(_ body: (ManagedScrollView) -> Void) {
    for entry in coordinators {
      for managed in entry.coordinator?.views ?? [] { body(managed) }
    }
  }

  /// True while there is an observer in the run loop, because a coordinator needs looks.
  var isLooking: Bool { stopObservingTurns != nil }

  /// Calls every coordinator at the end of each turn, until none needs looks.
  func startLooking() {
    guard !isLooking else { return }
    // First: a scroll that is ended may call the app, which may come back here.
    stopObservingTurns = runLoop.observeTurns { [weak self] in self?.look() }
    scrolls.looksBegin()
  }

  private func look() {
    if keyboard.isVisible { forEachView { $0.scrollView.map(keyboard.lookForDrag) } }
    if keyboard.endAnnouncement() { forEachView { $0.animationsBegan() } }
    keyboard.lookAtAccessory()
    scrolls.handle(.turnEnded)
    for entry in coordinators { entry.coordinator?.look() }
    for entry in coordinators where entry.coordinator?.needsLooks == true { return }
    forEachView { $0.looksEnded() }
    stopObservingTurns?()
    stopObservingTurns = nil
  }

  /// Returns when a movement that is started now has begun, in seconds; infinite if that is known at
  /// the end of the turn.
  ///
  /// Beside a bar, the content is on the bar's curve, whatever turn finds out that it has to move.
  func startOfMovement(beside bar: UIView?) -> TimeInterval {
    guard let bar, let beginning = keyboard.beginningOfTransition else { return runLoop.now() }
    guard beginning < .infinity else { return beginning }
    return runLoop.beginningOfAnimation(bar) ?? beginning
  }

  /// Calls the views whose content moves before each frame, until none does.
  func observeFrames() {
    guard stopObservingFrames == nil else { return }
    stopObservingFrames = runLoop.observeFrames { [weak self] in self?.makeSteps(at: $0) }
  }

  private func makeSteps(at time: TimeInterval) {
    var isMoving = false
    for entry in coordinators {
      if entry.coordinator?.makeSteps(at: time) == true { isMoving = true }
    }
    guard !isMoving else { return }
    stopObservingFrames?()
    stopObservingFrames = nil
  }

  private func focusDidChange(_ event: FocusMonitor.Event, of view: UIView) {
    switch event {
    case .editingEnded: return keyboard.editingEnded()
    case .editingBegan: keyboard.findAccessory()
    case .textChanged: break
    }
    // Only the coordinators around the view are notified, however many there are.
    var last: (any Coordinating)?
    managedViews.forEachView(around: view) { managed in
      guard let owner = managed.owner else { return }
      if owner !== last { owner.responderDidChange(event == .textChanged ? .typing : .focus) }
      last = owner
      // A scroll to the last focus ends here, before one of the app's can take its place.
      if event == .editingBegan { managed.updateScroller() }
    }
    guard last != nil else { return }
    if event == .editingBegan {
      scrolls.editingBegan(of: view)
    } else {
      scrolls.textChanged(in: view)
    }
  }
}

extension Environment: KeyboardMonitor.Listener {
  func keyboardWillBeAnnounced(_ endFrame: CGRect?) { scrolls.handle(.announced(endFrame)) }

  func keyboardDidChange(_ notification: KeyboardNotification) {
    for entry in coordinators { entry.coordinator?.keyboardDidChange(notification) }
  }

  func keyboardMayLeave(_ notification: KeyboardNotification) {
    for entry in coordinators { entry.coordinator?.keyboardMayLeave(notification) }
  }

  /// Finds the text input that is first responder, or the controller around a managed view.
  ///
  /// A controller posts no notification when it becomes first responder for its accessory view.
  func findResponder() -> UIResponder? {
    if let responder = focus.firstResponder { return responder }
    var found: UIResponder?
    forEachView { managed in
      guard found == nil, let view = managed.viewInWindow else { return }
      found = sequence(first: view as UIResponder, next: \.next).first(where: \.isFirstResponder)
    }
    return found
  }
}

/// A weak reference to a coordinator.
private struct WeakCoordinator {
  weak var coordinator: (any Coordinating)?
}
