import UIKit

/// Waits until a view is in a window, so that a hidden screen costs nothing.
///
/// The wait may retain the view, because an update link may. So the wait's owner also ends it.
@MainActor
final class WindowWait {
  private var stop: MainRunLoop.Work?

  var isUnderWay: Bool { stop != nil }

  /// Runs work when a view without a window enters one or is deallocated, unless a wait is under
  /// way.
  func begin(for view: UIView, in runLoop: MainRunLoop, then work: @escaping MainRunLoop.Work) {
    guard stop == nil else { return }
    stop = runLoop.awaitUpdate(view) { [weak self] in self?.finish(work) }
    guard stop == nil else { return }
    // Before iOS 18 only an addition to the app's view or controller would report the window. So
    // each turn reads it, which is all that a covered screen costs.
    stop = runLoop.observeTurns { [self, weak view] in
      // The view's deallocation may deallocate the owner. So the wait retains and ends itself.
      guard view == nil || view?.window != nil else { return }
      finish(work)
      // A new observer of turns first runs at the end of the next turn; this causes that turn.
      runLoop.onNextTurn {}
    }
  }

  private func finish(_ work: MainRunLoop.Work) {
    end()
    work()
  }

  func end() {
    let last = stop
    stop = nil
    last?()
  }
}
