public import Foundation
import UIKit

extension KeyboardSimulator {
  /// Waits until everything is posted and nothing moves any more.
  ///
  /// It ends when no view of the window has changed its place, its size, its content offset or its
  /// content inset for a third of a second, on the screen as well as in the model; after ten seconds
  /// at the latest, for a screen that never rests. The main run loop turns meanwhile. On Linux the
  /// device's clock advances instead.
  public func rest() async {
    let frame = 1.0 / 60
    var stillFrames = 0
    var last = shownPlaces
    let end = clock.now() + 10
    while clock.now() < end, pendingEvents > 0 || stillFrames < 20 {
      await clock.pass(frame)
      let places = shownPlaces
      stillFrames = places == last ? stillFrames + 1 : 0
      last = places
    }
  }

  /// Where the views of the window are, in the model and on the screen.
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

  /// Lets a time pass.
  ///
  /// The main run loop turns meanwhile. On Linux the device's clock advances instead.
  ///
  /// - Parameter seconds: The time, in seconds. A time that is negative or not finite is zero.
  public func wait(_ seconds: TimeInterval) async {
    await clock.pass(seconds > 0 && seconds.isFinite ? seconds : 0)
  }
}
