import UIKit

// Updates the insets for a position of the keyboard, and removes the adjustments at the end of a
// management.

extension ManagedScrollView {
  /// Returns whether the last update was for a position of the keyboard.
  func isUpdated(for position: KeyboardPosition) -> Bool {
    guard case .current(let last) = lastLook, coverage.reason != .waiting else { return false }
    return position == last.keyboard
  }

  /// Updates the insets, and writes only the differences.
  ///
  /// - Returns: False if the view is busy or gone.
  func update(_ occasion: Occasion) -> Bool {
    guard let scrollView, writeState == .idle else { return false }
    guard let window = scrollView.window else {
      lastLook = .none
      // The part for a bar stays: the bar covers it again when the screen comes back.
      guard bar == nil || isCoveredByKeyboard || !state.isAdjusted else { return true }
      coverage = KeyboardCoverage(outsideWindow: occasion.position)
      systemInset = 0
      if coverage.reason != .notInWindow, state.isAdjusted { takeBack(coverage, from: scrollView) }
      return true
    }
    let snapshot = snapshot(of: scrollView, in: window, on: occasion)
    var found = coverage(snapshot, scrollView, window)
    lastLook = .outdated(snapshot)
    let (plan, left) = write(found, snapshot, to: scrollView, occasion)
    found.reason = plan.reason
    (coverage, systemInset) =
      writeState == .stopped ? (KeyboardCoverage(reason: .released), 0) : (found, plan.systemInset)
    // A delegate may have called `manage` meanwhile, and a view that was flipped has lost one inset;
    // the next look finds the difference.
    if case .outdated = lastLook, state.overlap == found.overlap || found.reason == .waiting {
      lastLook = .current(left)
    }
    return true
  }

  private func coverage(
    _ snapshot: ScrollSnapshot,
    _ scrollView: UIScrollView,
    _ window: UIWindow
  ) -> KeyboardCoverage {
    KeyboardCoverage(
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
    guard let scrollView, writeState == .idle else {
      if writeState == .writing { writeState = .stoppedWhileWriting }
      return false
    }
    coverage = KeyboardCoverage(reason: .released)
    systemInset = 0
    takeBack(coverage, from: scrollView)
    stop()
    return true
  }
}
