extension UIScrollView {
  /// Whether a finger can move the content along an axis: the content is larger than the view, or
  /// the view always bounces.
  func movesByFinger() -> (horizontally: Bool, vertically: Bool) {
    let minimum = minimumOffset
    let maximum = maximumOffset
    return (
      maximum.x > minimum.x || (bounces && alwaysBounceHorizontal),
      maximum.y > minimum.y || (bounces && alwaysBounceVertical)
    )
  }

  /// Begins a touch, which stops a motion (S81, S275).
  func touchBegan() {
    let wasDecelerating = motion?.kind == .deceleration
    stopMotion()
    endZoomAnimation()
    storedIsTracking = true
    guard wasDecelerating else { return }
    isCaught = true
    if HeadlessDevice.current.options.caughtDeceleration == .endsAtTouchAndTells {
      storedDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  func dragBegan() {
    storedIsDragging = true
    storedDelegate?.scrollViewWillBeginDragging(self)
    HeadlessDevice.current.keyboard.headlessDragDidBegin(in: self)
  }

  /// Moves the content; past its ends, the content lags behind the finger.
  func drag(by distance: CGPoint, toScreenY screenY: CGFloat) {
    let moves = movesByFinger()
    let minimum = minimumOffset
    let maximum = maximumOffset
    var offset = exactOffset
    if moves.horizontally {
      offset.x = dragged(
        offset.x, by: distance.x, range: (minimum.x, maximum.x), length: storedBounds.width
      )
    }
    if moves.vertically {
      offset.y = dragged(
        offset.y, by: distance.y, range: (minimum.y, maximum.y), length: storedBounds.height
      )
    }
    scroll(toExact: offset)
    HeadlessDevice.current.keyboard.headlessDragDidMove(toScreenY: screenY, in: self)
  }

  /// Returns an offset moved by a finger, along one axis.
  ///
  /// The finger moves the current offset, so that a drag continues after a clamp or an app's write.
  private func dragged(
    _ offset: CGFloat, by distance: CGFloat, range: (low: CGFloat, high: CGFloat), length: CGFloat
  ) -> CGFloat {
    guard bounces, length > 0 else { return min(max(offset - distance, range.low), range.high) }
    let band = RubberBand(length: length, range: range)
    return band.offset(at: band.finger(at: offset) - distance)
  }

  /// Ends a touch, with a velocity in points per second, in the view's coordinate space and on the
  /// screen.
  func touchEnded(
    velocity: CGPoint = .zero, velocityOnScreen: CGPoint = .zero, atScreenY screenY: CGFloat
  ) {
    guard storedIsTracking else { return }
    guard storedIsDragging else {
      storedIsTracking = false
      isCaught = false
      returnIntoRange()
      return
    }
    // The hide at the end of an interactive dismissal may be posted while the view still tracks
    // (S117).
    HeadlessDevice.current.keyboard.headlessDragDidEnd(
      atScreenY: screenY, velocity: velocityOnScreen.y, in: self
    )
    guard storedIsDragging else { return }
    let moves = movesByFinger()
    let speed = CGPoint(
      x: moves.horizontally && velocity.x.isFinite ? -velocity.x : 0,
      y: moves.vertically && velocity.y.isFinite ? -velocity.y : 0
    )
    var target = restingOffset(velocity: speed)
    withUnsafeMutablePointer(to: &target) {
      // The delegate gets points per millisecond.
      storedDelegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: $0
      )
    }
    storedIsDragging = false
    if !target.x.isFinite || !target.y.isFinite { target = contentOffset }
    let continues = roundedToPixels(target) != contentOffset
    // The view still tracks while its delegate learns of the end (S287).
    storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: continues)
    guard storedIsTracking else { return }
    storedIsTracking = false
    isCaught = false
    guard continues, motion == nil else { return }
    decelerate(to: target, velocity: speed)
  }

  /// Ends the gesture without a release: scrolling was disabled, or the view left the window.
  func touchCancelled() {
    guard storedIsTracking else { return }
    let wasDragging = storedIsDragging
    storedIsTracking = false
    storedIsDragging = false
    isCaught = false
    panGestureRecognizer.endGesture(isCancelled: true)
    HeadlessDevice.current.keyboard.dragWasCancelled(in: self)
    if wasDragging {
      storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }

  private func returnIntoRange() {
    let target = roundedToPixels(clamped(contentOffset))
    guard target != contentOffset, isScrollEnabled else { return }
    decelerate(to: target)
  }
}

/// The rubber band effect of content that a finger pulls past its end.
///
/// Most reimplementations use this formula with the constant 0.55. The distance shown approaches
/// the view's length and never reaches it.
struct RubberBand {
  private static let stiffness: CGFloat = 0.55

  let length: CGFloat
  let range: (low: CGFloat, high: CGFloat)

  /// Returns the offset for a finger at an unbounded offset.
  func offset(at finger: CGFloat) -> CGFloat {
    beyond(finger) { length * (1 - 1 / ($0 * Self.stiffness / length + 1)) }
  }

  /// Returns the finger's unbounded offset, the inverse of ``offset(at:)``.
  func finger(at offset: CGFloat) -> CGFloat {
    beyond(offset) {
      // Code may assign an offset farther out than a finger can pull.
      let shown = min($0, length * 0.99)
      return length / Self.stiffness * (1 / (1 - shown / length) - 1)
    }
  }

  /// Replaces the distance of an offset from the range; an offset in range stays.
  private func beyond(_ offset: CGFloat, _ distance: (CGFloat) -> CGFloat) -> CGFloat {
    if offset < range.low { return range.low - distance(range.low - offset) }
    if offset > range.high { return range.high + distance(offset - range.high) }
    return offset
  }
}
