import UIKit

/// Waits until a view is in a window, so that a screen that is not shown costs nothing.
///
/// What waits may keep the view, as an update link may. So who begins to wait ends it as well.
@MainActor
final class WindowWait {
  private var stop: MainRunLoop.Work?

  var isUnderWay: Bool { stop != nil }

  /// Runs work when a view without a window is in one, unless that is awaited already.
  func begin(for view: UIView, in runLoop: MainRunLoop, then work: @escaping MainRunLoop.Work) {
    guard stop == nil else { return }
    stop = runLoop.awaitWindow(of: view) { [weak self] in
      guard let self else { return }
      end()
      work()
    }
  }

  func end() {
    let last = stop
    stop = nil
    last?()
  }
}
