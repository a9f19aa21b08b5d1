import CoreGraphics

/// The large title above a scroll view.
struct LargeTitle {
  /// Its height at rest, in points.
  let height: CGFloat
  /// The height that shows.
  var shown: CGFloat
  /// The change of `shown` by scrolling since the last update of the scroll view's safe area.
  var pending: CGFloat = 0

  /// The height that shows in the safe area that the scroll view knows.
  var known: CGFloat { shown - pending }

  /// The height by which the safe area that the scroll view knows can still grow.
  var hidden: CGFloat { height - known }
}

extension UIScrollView {
  /// Records the large title above the content.
  ///
  /// A title that comes above content that is at its top, or is not laid out yet, shows.
  ///
  /// - Parameters:
  ///   - controller: The controller of the bar.
  ///   - height: The title's height at rest, in points; zero without one.
  /// - Returns: The height that shows.
  func putUnderLargeTitle(of controller: UINavigationController, height: CGFloat) -> CGFloat {
    largeTitleController = controller
    if largeTitle.height != height {
      let isAtTop = contentOffset.y <= -adjustedContentInset.top
      largeTitle = LargeTitle(height: height, shown: isAtTop ? height : 0)
    }
    return largeTitle.shown
  }

  /// Shows as much of the title as there is room above the content, which has scrolled.
  func updateLargeTitle() {
    guard largeTitle.height > 0 else { return }
    let room = -contentOffset.y - (adjustedContentInset.top - largeTitle.known)
    let shown = min(max(room, 0), largeTitle.height)
    guard shown != largeTitle.shown else { return }
    largeTitle.pending += shown - largeTitle.shown
    largeTitle.shown = shown
    largeTitleController?.barsDidChange()
  }

  /// The offset at which a finger that lets go leaves content below a title that shows in part
  /// (`snapsLargeTitle`).
  func withWholeLargeTitle(_ offset: CGPoint) -> CGPoint {
    guard HeadlessDevice.current.options.snapsLargeTitle, largeTitle.height > 0 else {
      return offset
    }
    let top = minimumOffset.y
    let way = offset.y - top
    guard way > 0, way < largeTitle.height else { return offset }
    return clamped(
      CGPoint(x: offset.x, y: way < largeTitle.height / 2 ? top : top + largeTitle.height)
    )
  }
}
