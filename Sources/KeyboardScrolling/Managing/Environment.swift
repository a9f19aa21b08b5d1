import Dispatch
package import Foundation
import UIKit

/// The services that the coordinators of a process share.
///
/// There is one environment for the process. A test replaces it with its own, which has a private
/// notification center and a manual clock.
@MainActor
package final class Environment {
  package typealias Work = @MainActor () -> Void
  /// Work for a frame, with the time at which it is shown, in seconds.
  package typealias FrameWork = @MainActor (TimeInterval) -> Void

  /// The environment of new coordinators.
  private(set) static var current = Environment()

  let notificationCenter: NotificationCenter
  /// The present time, in seconds, on a clock that never goes back.
  let now: @MainActor () -> TimeInterval
  /// Runs work on the next turn of the main queue.
  let onNextTurn: @MainActor (@escaping Work) -> Void
  /// Runs work after a time in seconds.
  let after: @MainActor (TimeInterval, @escaping Work) -> Void

  let focus: FocusMonitor
  let keyboard: KeyboardMonitor
  let managedViews = ManagedViews()
  private var coordinators = WeakList<KeyboardScrollCoordinator>()
  private let startObservingTurns: @MainActor (@escaping Work) -> Work
  private var stopObservingTurns: Work?
  private let startObservingFrames: @MainActor (@escaping FrameWork) -> Work
  private var stopObservingFrames: Work?

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - notificationCenter: The center that UIKit's notifications are posted to.
  ///   - now: Returns the present time, in seconds.
  ///   - onNextTurn: Runs work on the next turn of the main queue.
  ///   - after: Runs work after a time in seconds.
  ///   - observeTurns: Runs work at the end of each turn of the main run loop, until the closure that
  ///     it returns is called.
  ///   - observeFrames: Runs work before each frame of the display, until the closure that it returns
  ///     is called.
  package init(
    notificationCenter: NotificationCenter = .default,
    // An app would have to declare a reason for using the system's uptime.
    now: @escaping @MainActor () -> TimeInterval = {
      TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
    },
    onNextTurn: @escaping @MainActor (@escaping Work) -> Void = { work in
      DispatchQueue.main.async { work() }
    },
    after: @escaping @MainActor (TimeInterval, @escaping Work) -> Void = { seconds, work in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
    },
    observeTurns: @escaping @MainActor (@escaping Work) -> Work = { work in
      MainRunLoop.observeTurns(work)
    },
    observeFrames: @escaping @MainActor (@escaping FrameWork) -> Work = { work in
      DisplayFrames.observe(work)
    }
  ) {
    self.notificationCenter = notificationCenter
    self.now = now
    self.onNextTurn = onNextTurn
    self.after = after
    startObservingTurns = observeTurns
    startObservingFrames = observeFrames
    focus = FocusMonitor(notificationCenter: notificationCenter)
    keyboard = KeyboardMonitor(
      notificationCenter: notificationCenter,
      focus: focus,
      now: now,
      onNextTurn: onNextTurn,
      after: after
    )
    keyboard.findResponder = { [weak self] in self?.findResponder() }
    focus.onEvent = { [weak self] in self?.focusDidChange($0) }
    keyboard.onPublish = { [weak self] notification in
      self?.coordinators.forEach { $0.keyboardDidChange(notification) }
    }
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
  func add(_ coordinator: KeyboardScrollCoordinator) {
    coordinators.append(coordinator)
  }

  /// True while there is an observer in the run loop, because a coordinator needs looks.
  var isObservingTurns: Bool { stopObservingTurns != nil }

  /// Calls every coordinator at the end of each turn, until none needs looks.
  func observeTurns() {
    guard !isObservingTurns else { return }
    stopObservingTurns = startObservingTurns { [weak self] in self?.turnEnded() }
  }

  private func turnEnded() {
    if keyboard.isVisible, coordinators.contains(where: \.isUnderFinger) {
      keyboard.fingerDragged()
    }
    keyboard.lookAtAccessory()
    coordinators.forEach { $0.turnEnded() }
    guard !coordinators.contains(where: \.needsLooks) else { return }
    stopObservingTurns?()
    stopObservingTurns = nil
  }

  /// Calls the views whose content moves before each frame, until none does.
  func observeFrames() {
    guard stopObservingFrames == nil else { return }
    stopObservingFrames = startObservingFrames { [weak self] in self?.frameCame(at: $0) }
  }

  private func frameCame(at time: TimeInterval) {
    var isMoving = false
    coordinators.forEach { coordinator in
      for managed in coordinator.views where managed.movement != nil {
        managed.frameCame(at: time)
        isMoving = isMoving || managed.movement != nil
      }
    }
    guard !isMoving else { return }
    stopObservingFrames?()
    stopObservingFrames = nil
  }

  /// Finds the text input that is first responder, or the controller around a managed view.
  ///
  /// A controller posts no notification when it becomes first responder for its accessory view.
  private func findResponder() -> UIResponder? {
    if let responder = focus.firstResponder { return responder }
    var found: UIResponder?
    coordinators.forEach { coordinator in
      if found == nil { found = coordinator.findResponderAroundViews() }
    }
    return found
  }

  private func focusDidChange(_ event: FocusMonitor.Event) {
    switch event.kind {
    case .editingEnded: return keyboard.editingEnded()
    case .editingBegan: keyboard.editingBegan()
    case .textChanged: break
    }
    // Only the coordinators around the view are notified, however many there are.
    var last: KeyboardScrollCoordinator?
    managedViews.forEachView(around: event.view) { managed in
      guard let owner = managed.owner, owner !== last else { return }
      last = owner
      owner.want(event.kind == .textChanged ? .typing : .focus)
      owner.observeTurns()
    }
  }
}
