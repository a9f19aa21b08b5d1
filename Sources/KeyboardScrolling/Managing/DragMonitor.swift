import UIKit

/// Remembers the last finger that has dragged content, and perhaps the keyboard.
@MainActor
final class DragMonitor {
  /// The time for which ``isRecent`` stays true after the last check, at a turn's end, that detected
  /// a drag.
  ///
  /// UIKit may post the hide a turn after the finger has lifted. The keyboard's animation, in which
  /// bars and accessory views continue to their places, takes 0.25 s.
  static let durationAfterDrag: TimeInterval = 0.3

  private var lastTime: TimeInterval?
  private weak var draggedView: UIScrollView?
  private let runLoop: MainRunLoop

  init(runLoop: MainRunLoop) { self.runLoop = runLoop }

  /// True during a drag, and for ``durationAfterDrag`` afterwards.
  var isRecent: Bool { lastTime.map { runLoop.now() < $0 + Self.durationAfterDrag } ?? false }

  /// True for the content that is dragged, or is around it or inside it, while ``isRecent``, and
  /// during a transition announced while ``isRecent``.
  ///
  /// The turn of that announcement may last longer than ``durationAfterDrag``. Content beside, such
  /// as a chat behind a sheet whose list is dragged, moves as without a drag.
  func isRecent(of scrollView: UIScrollView, in announcement: AnnouncementTurn?) -> Bool {
    // Each check asks: walk along the superviews only after a drag.
    guard isRecent || announcement?.isAfterDrag == true, let draggedView else { return false }
    return draggedView.isDescendant(of: scrollView) || scrollView.isDescendant(of: draggedView)
  }

  func record(_ scrollView: UIScrollView) {
    let isNew = !isRecent
    (lastTime, draggedView) = (runLoop.now(), scrollView)
    if isNew { wakeAfterDrag() }
  }

  /// Wakes the run loop when ``isRecent`` becomes false, so that a check measures the bar again.
  private func wakeAfterDrag() {
    runLoop.after(Self.durationAfterDrag) { [weak self] in
      if let self, isRecent { wakeAfterDrag() }
    }
  }
}
