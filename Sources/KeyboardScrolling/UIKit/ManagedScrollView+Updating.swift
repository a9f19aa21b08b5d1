import UIKit

// Updates the insets for a position of the keyboard, and removes the adjustments at the end of a
// management.

extension ManagedScrollView {
  /// Returns whether the last update was for the present position of the keyboard.
  func isUpdated(for keyboard: KeyboardMonitor) -> Bool {
    guard case .current(let last) = look, last.coverage.reason != .waiting else { return false }
    return keyboard.position(in: scrollView?.window) == last.position
  }

  /// Updates the insets, and writes only the differences.
  func update(_ occasion: Occasion) -> Update? {
    guard let scrollView, phase == .idle else { return nil }
    let position = occasion.position
    guard let window = scrollView.window else {
      look = .none
      return updateOutsideWindow(scrollView, KeyboardCoverage(outsideWindow: position))
    }
    let snapshot = snapshot(of: scrollView, in: window, on: occasion)
    if case .current(let last) = look, last.coverage.reason != .waiting, position == last.position,
      !state.limit.isReached, !snapshot.differs(from: last.snapshot)
    {
      return makeUpdate(last.coverage, systemInset: last.systemInset, of: scrollView)
    }
    let coverage = coverage(position, snapshot, scrollView, window)
    let number = configurationNumber
    let wasCovered = state.overlap.height > 0 && look.last?.coverage.reason != .bar
    var update = makeUpdate(coverage, of: scrollView)
    var (plan, left) = write(coverage, snapshot, to: scrollView, occasion)
    if plan.isFirstOfTwo, phase == .idle {
      let turned = self.snapshot(of: scrollView, in: window, on: occasion)
      (plan, left) = write(coverage, turned, to: scrollView, occasion)
    }
    update.systemInset = plan.systemInset
    update.coverage.reason = plan.reason
    if phase == .stopped {
      update.coverage = KeyboardCoverage(reason: .released)
      update.systemInset = 0
      return update
    }
    update.isNewlyCovered =
      !wasCovered && state.overlap.height > 0 && coverage.endFrameInScreen != nil
      && coverage.reason != .bar
    // A delegate may have called `manage` meanwhile; the next look finds the difference.
    guard configurationNumber == number else {
      look = .none
      return update
    }
    look = .current(
      Look(
        snapshot: left,
        position: position,
        coverage: update.coverage,
        systemInset: plan.systemInset
      )
    )
    return update
  }

  private func updateOutsideWindow(
    _ scrollView: UIScrollView,
    _ coverage: KeyboardCoverage
  ) -> Update {
    let update = makeUpdate(coverage, of: scrollView)
    guard coverage.reason != .notInWindow, state.isAdjusted else { return update }
    takeBack(coverage, from: scrollView)
    return update
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

  /// Removes the adjustments, at once or after the write that is under way.
  func release() -> Update? {
    guard let scrollView, phase == .idle else {
      if phase == .writing { phase = .stoppedWhileWriting }
      return nil
    }
    let update = makeUpdate(KeyboardCoverage(reason: .released), of: scrollView)
    takeBack(update.coverage, from: scrollView)
    stop()
    return update
  }
}
