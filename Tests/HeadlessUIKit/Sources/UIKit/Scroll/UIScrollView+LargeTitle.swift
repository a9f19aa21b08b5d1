struct LargeTitle {
  /// The title's height at rest, in points.
  let height: CGFloat
  /// The title's visible height.
  var shown: CGFloat
  /// The change of `shown` by scrolling since the last update of the scroll view's safe area.
  var pending: CGFloat = 0

  /// The visible height that the scroll view's safe area includes.
  var known: CGFloat { shown - pending }

  /// The height by which the scroll view's safe area can still grow.
  var hidden: CGFloat { height - known }
}

extension UIScrollView {
  /// Records the large title of a bar's controller, and returns the title's visible height.
  ///
  /// A new title is visible if the content is at its top or not laid out yet. Without a title, the
  /// height is zero.
  func recordLargeTitle(of controller: UINavigationController, height: CGFloat) -> CGFloat {
    largeTitleController = controller
    if largeTitle.height != height {
      let isAtTop = contentOffset.y <= -adjustedContentInset.top
      largeTitle = LargeTitle(height: height, shown: isAtTop ? height : 0)
    }
    return largeTitle.shown
  }

  func updateLargeTitle() {
    guard largeTitle.height > 0 else { return }
    let space = -contentOffset.y - (adjustedContentInset.top - largeTitle.known)
    let shown = min(max(space, 0), largeTitle.height)
    guard shown != largeTitle.shown else { return }
    largeTitle.pending += shown - largeTitle.shown
    largeTitle.shown = shown
    largeTitleController?.barsDidChange()
  }

  /// The offset at which a large title is fully visible or hidden after the finger lifts
  /// (`snapsLargeTitle`).
  func snappedToLargeTitle(_ offset: CGPoint) -> CGPoint {
    guard HeadlessDevice.current.options.snapsLargeTitle, largeTitle.height > 0 else {
      return offset
    }
    let top = minimumOffset.y
    let distance = offset.y - top
    guard distance > 0, distance < largeTitle.height else { return offset }
    return clamped(
      CGPoint(x: offset.x, y: distance < largeTitle.height / 2 ? top : top + largeTitle.height)
    )
  }
}
