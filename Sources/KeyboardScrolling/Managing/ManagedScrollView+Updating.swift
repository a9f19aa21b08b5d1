import UIKit

// Updates the insets for a position of the keyboard, and removes the adjustments at the end of a
// management.

extension ManagedScrollView {
  /// Returns whether the last update was for the present position of the keyboard.
  func isUpdated(for keyboard: KeyboardMonitor) -> Bool {
    guard case .current(let last) = look, coverage.reason != .waiting else { return false }
    return keyboard.position(in: scrollView?.window) == last.position
  }

  /// Updates the insets, and writes only the differences.
  ///
  /// - Returns: False if the view is busy or gone.
  func update(_ occasion: Occasion) -> Bool {
    guard let scrollView, phase == .idle else { return false }
    let position = occasion.position
    guard let window = scrollView.window else {
      look = .none
      coverage = KeyboardCoverage(outsideWindow: position)
      systemInset = 0
      if coverage.reason != .notInWindow, state.isAdjusted { takeBack(coverage, from: scrollView) }
      return true
    }
    let snapshot = snapshot(of: scrollView, in: window, on: occasion)
    if case .current(let last) = look, coverage.reason != .waiting, position == last.position,
      !state.limit.isReached, !snapshot.differs(from: last.snapshot)
    {
      return true
    }
    var found = coverage(position, snapshot, scrollView, window)
    look = .outdated(Look(snapshot: snapshot, position: position))
    var (plan, left) = write(found, snapshot, to: scrollView, occasion)
    if plan.isFirstOfTwo, phase == .idle {
      let turned = self.snapshot(of: scrollView, in: window, on: occasion)
      (plan, left) = write(found, turned, to: scrollView, occasion)
    }
    found.reason = plan.reason
    (coverage, systemInset) =
      phase == .stopped ? (KeyboardCoverage(reason: .released), 0) : (found, plan.systemInset)
    // A delegate may have called `manage` meanwhile; the next look finds the difference.
    if case .outdated = look { look = .current(Look(snapshot: left, position: position)) }
    return true
  }

  private func coverage(
    _ position: KeyboardPosition,
    _ snapshot: ScrollSnapshot,
    _ scrollView: UIScrollView,
    _ window: UIWindow
  ) -> KeyboardCoverage {
    KeyboardCoverage(
      position,
      of: snapshot,
      screen: window.screenSpace.bounds,
      window: window.convert(window.bounds, to: window.screenSpace),
      followsUndocked: configuration.followsUndockedKeyboard,
      isInsideScrollView: scrollView.isInsideScrollView
    )
  }

  /// True while the keyboard covers a part of the view, according to the last update.
  var isCoveredByKeyboard: Bool { state.overlap.height > 0 && coverage.reason != .bar }

  /// Removes the adjustments, at once or after the write that is under way.
  ///
  /// - Returns: True if they are removed.
  func release() -> Bool {
    guard let scrollView, phase == .idle else {
      if phase == .writing { phase = .stoppedWhileWriting }
      return false
    }
    coverage = KeyboardCoverage(reason: .released)
    systemInset = 0
    takeBack(coverage, from: scrollView)
    stop()
    return true
  }
}
