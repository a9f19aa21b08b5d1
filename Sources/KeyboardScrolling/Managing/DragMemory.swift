import UIKit

/// The last drag of content, and perhaps of the keyboard.
@MainActor
struct DragMemory {
  /// The time for which a drag is recent after the last check that detected it.
  ///
  /// UIKit may post the hide a turn after the finger has lifted. The keyboard's animation, in which
  /// bars and accessory views continue to their places, takes 0.25 s.
  static let duration: TimeInterval = 0.3

  private var lastTime: TimeInterval?
  private weak var view: UIScrollView?

  mutating func record(_ view: UIScrollView, at time: TimeInterval) {
    (lastTime, self.view) = (time, view)
  }

  func isRecent(at time: TimeInterval) -> Bool {
    lastTime.map { time < $0 + Self.duration } ?? false
  }

  /// Returns whether a view is the dragged one, or is around it or inside it.
  ///
  /// Content beside, such as a chat behind a sheet whose list is dragged, moves as without a drag.
  func concerns(_ scrollView: UIScrollView) -> Bool {
    view.map { $0.isDescendant(of: scrollView) || scrollView.isDescendant(of: $0) } ?? false
  }
}
