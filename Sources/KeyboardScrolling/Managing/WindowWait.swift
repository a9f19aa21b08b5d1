import UIKit

/// Waits until a view is in a window, so that a screen that is not shown costs nothing.
///
/// What waits may keep the view, as an update link may. So whoever begins to wait ends it as well.
@MainActor
final class WindowWait {
  private var stop: MainRunLoop.Work?

  var isUnderWay: Bool { stop != nil }

  /// Runs work when a view without a window is in one, or is gone, unless that is awaited already.
  func begin(for view: UIView, in runLoop: MainRunLoop, then work: @escaping MainRunLoop.Work) {
    guard stop == nil else { return }
    stop = runLoop.awaitUpdate(view) { [weak self] in self?.finish(work) }
    guard stop == nil else { return }
    // Before iOS 18 nothing tells, except what would have to be added to the app's view or controller.
    // So each turn asks one view for its window, which is all that a covered screen costs.
    stop = runLoop.observeTurns { [self, weak view] in
      // Who manages the view may be gone with it. So this keeps itself, and ends itself.
      guard view == nil || view?.window != nil else { return }
      finish(work)
      // What begins to observe turns now sees the next one, which may not come by itself.
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
