public import Foundation
import UIKit

extension KeyboardSimulator {
  /// Waits until all notifications are posted and all views rest.
  ///
  /// The window's views rest if no position, size, content offset or content inset has changed for
  /// a third of a second. For a screen that never rests, the method returns after ten seconds; in a
  /// cancelled task, it returns at once. The method waits like ``wait(_:)``.
  public func rest() async {
    let frame = 1.0 / 60
    var stillFrames = 0
    var last = shownPlaces
    let end = clock.now() + 10
    while clock.now() < end, !Task.isCancelled, pendingEvents > 0 || stillFrames < 20 {
      await clock.wait(frame)
      let places = shownPlaces
      stillFrames = places == last ? stillFrames + 1 : 0
      last = places
    }
  }

  /// The positions and sizes of all views, in the model and on the screen.
  private var shownPlaces: [CGFloat] {
    var numbers: [CGFloat] = []
    func collect(_ view: UIView) {
      guard !view.isHidden else { return }
      let shown = view.shownGeometry
      for rectangle in [view.bounds, shown.bounds] {
        numbers += [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]
      }
      for point in [view.center, shown.center] { numbers += [point.x, point.y] }
      if let inset = (view as? UIScrollView)?.contentInset {
        numbers += [inset.top, inset.left, inset.bottom, inset.right]
      }
      view.subviews.forEach(collect)
    }
    clock.perform { window.map(collect) }
    return numbers
  }

  /// Waits for a time.
  ///
  /// During the wait the main run loop runs. On Linux the device's clock advances instead.
  ///
  /// - Parameter seconds: The time, in seconds; zero if it is negative or not finite.
  public func wait(_ seconds: TimeInterval) async {
    await clock.wait(seconds > 0 && seconds.isFinite ? seconds : 0)
  }
}
