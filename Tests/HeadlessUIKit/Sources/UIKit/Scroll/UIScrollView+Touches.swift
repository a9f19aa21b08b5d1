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

  /// Begins a touch, which stops a motion (S81).
  func touchBegan() {
    stopMotion()
    endZoomAnimation()
    storedIsTracking = true
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
    let band = RubberBand(length: length)
    if offset < range.low {
      let finger = range.low - band.pull(shownAs: range.low - offset)
      return band.offset(at: finger - distance, range: range)
    }
    if offset > range.high {
      let finger = range.high + band.pull(shownAs: offset - range.high)
      return band.offset(at: finger - distance, range: range)
    }
    return band.offset(at: offset - distance, range: range)
  }

  /// Ends a touch, with a velocity in points per second.
  func touchEnded(velocity: CGPoint, atScreenY screenY: CGFloat) {
    guard storedIsTracking else { return }
    guard storedIsDragging else {
      storedIsTracking = false
      returnIntoRange()
      return
    }
    // The hide at the end of an interactive dismissal may be posted while the view still tracks
    // (S117).
    HeadlessDevice.current.keyboard.headlessDragDidEnd(
      atScreenY: screenY, velocity: velocity.y, in: self
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
    storedIsTracking = false
    storedIsDragging = false
    if !target.x.isFinite || !target.y.isFinite { target = contentOffset }
    let continues = roundedToPixels(target) != contentOffset
    storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: continues)
    guard continues, motion == nil, !storedIsTracking else { return }
    decelerate(to: target)
  }

  /// Ends the gesture without a release: scrolling was disabled, or the view left the window.
  func touchCancelled() {
    guard storedIsTracking else { return }
    let wasDragging = storedIsDragging
    storedIsTracking = false
    storedIsDragging = false
    panGestureRecognizer.endGesture(isCancelled: true)
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
  let length: CGFloat
  private let stiffness: CGFloat = 0.55

  init(length: CGFloat) { self.length = length }

  func shown(pull: CGFloat) -> CGFloat { length * (1 - 1 / (pull * stiffness / length + 1)) }

  func pull(shownAs shown: CGFloat) -> CGFloat {
    // Code may assign an offset farther out than a finger can pull.
    let shown = min(shown, length * 0.99)
    return length / stiffness * (1 / (1 - shown / length) - 1)
  }

  func offset(at finger: CGFloat, range: (low: CGFloat, high: CGFloat)) -> CGFloat {
    if finger < range.low { return range.low - shown(pull: range.low - finger) }
    if finger > range.high { return range.high + shown(pull: finger - range.high) }
    return finger
  }
}
