// Movements frame by frame on the clock, without layer animations (S85).

extension UIScrollView {
  /// Ends any motion of the content (S184).
  ///
  /// No source says whether UIKit then notifies the delegate, so an option decides.
  func stopMotion() {
    guard let motion = self.motion else { return }
    self.motion = nil
    guard motion.kind == .offsetAnimation,
      HeadlessDevice.current.options.reportsInterruptedScrollAnimation
    else { return }
    storedDelegate?.scrollViewDidEndScrollingAnimation(self)
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    if animated {
      animateOffset(to: offset, kind: .offsetAnimation)
    } else {
      stopMotion()
      scroll(to: offset)
    }
  }

  /// Scrolls to a target that later inset changes do not move (S78), with sixty steps a second for
  /// 0.3 s (S183).
  ///
  /// Each step is laid out in its own turn, so that rows on the path appear and disappear one by
  /// one.
  func animateOffset(to target: CGPoint, kind: ScrollMotion.Kind) {
    guard target.x.isFinite, target.y.isFinite else {
      headlessWrites.nonFinite += 1
      return
    }
    stopMotion()
    let start = contentOffset
    guard roundedToPixels(target) != start else { return }
    let motion = ScrollMotion(
      kind: kind, isToFocus: HeadlessDevice.current.keyboard.isScrollingToFocus
    )
    self.motion = motion
    let duration = 0.3
    let frames = Int((duration / ScrollMotion.frame).rounded())
    // Steps are scheduled relative to the start, so that the last one is due exactly at the end.
    let clock = HeadlessDevice.current.clock
    let begin = clock.now
    for frame in 1...frames {
      let part = Double(frame) / Double(frames)
      clock.after(duration * part) { [weak self] in
        guard let self, self.motion === motion else { return }
        // After the main thread was busy, only the newest step is shown.
        let next = begin + duration * Double(frame + 1) / Double(frames)
        guard frame == frames || clock.now < next else { return }
        show(CGFloat(part), of: motion, from: start, to: target)
      }
    }
  }

  private func show(
    _ part: CGFloat, of motion: ScrollMotion, from start: CGPoint, to target: CGPoint
  ) {
    motion.hasBegun = true
    guard part < 1 else {
      self.motion = nil
      scroll(to: target)
      switch motion.kind {
      case .scrollToTop: storedDelegate?.scrollViewDidScrollToTop(self)
      case .offsetAnimation, .deceleration:
        storedDelegate?.scrollViewDidEndScrollingAnimation(self)
      }
      return
    }
    let eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
    scroll(
      to: CGPoint(
        x: start.x + (target.x - start.x) * eased, y: start.y + (target.y - start.y) * eased
      )
    )
  }

  /// Handles a tap on the status bar (S85).
  @_spi(Headless) public func headlessScrollToTop() {
    guard scrollsToTop, isScrollEnabled, contentOffset.y != roundedToPixels(minimumOffset).y,
      storedDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return }
    animateOffset(to: CGPoint(x: contentOffset.x, y: minimumOffset.y), kind: .scrollToTop)
  }

  func page(velocity: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let position = offset / length
      if velocity > 0 { return position.rounded(.up) * length }
      if velocity < 0 { return position.rounded(.down) * length }
      return position.rounded() * length
    }
    return CGPoint(
      x: page(contentOffset.x, storedBounds.width, velocity.x),
      y: page(contentOffset.y, storedBounds.height, velocity.y)
    )
  }

  /// Moves flicked content to its target, or past its end and back to the target (S286).
  func decelerate(to target: CGPoint, velocity: CGPoint = .zero) {
    let motion = ScrollMotion(kind: .deceleration)
    let place = exactOffset
    motion.remaining = CGPoint(x: target.x - place.x, y: target.y - place.y)
    let rate = min(max(Double(decelerationRate.rawValue), 0.5), 0.9999)
    // A page turns about as fast as a rubber band returns.
    let isOutOfRange = roundedToPixels(clamped(contentOffset)) != contentOffset
    let isQuick = isPagingEnabled || (isOutOfRange && !bounces)
    motion.timeConstant = isQuick ? 0.1 : -1 / (1000 * log(rate))
    if bounces, !isPagingEnabled {
      let projected = projectedOffset(velocity: velocity)
      let (natural, nearest) = (clamped(projected), clamped(place))
      for axis in [\CGPoint.x, \CGPoint.y] where target[keyPath: axis] == natural[keyPath: axis] {
        let isBounce =
          natural[keyPath: axis] == nearest[keyPath: axis]
          && nearest[keyPath: axis] != place[keyPath: axis]
        if isBounce {
          motion.bounces[axis] = ScrollBounce(velocity: velocity[keyPath: axis])
        } else {
          motion.remaining[keyPath: axis] = projected[keyPath: axis] - place[keyPath: axis]
        }
      }
    }
    self.motion = motion
    storedDelegate?.scrollViewWillBeginDecelerating(self)
    scheduleFrame(of: motion)
  }

  private func scheduleFrame(of motion: ScrollMotion) {
    let clock = HeadlessDevice.current.clock
    let begin = clock.now
    clock.after(ScrollMotion.frame) { [weak self] in
      guard let self, self.motion === motion else { return }
      // A busy main thread does not prolong a flick.
      let time = clock.now - begin
      advanceMotion(motion, by: time > ScrollMotion.frame + 0.001 ? time : ScrollMotion.frame)
    }
  }

  /// Moves by a fraction of the remaining distance.
  ///
  /// An offset that code assigns meanwhile shifts the motion and does not end it.
  private func advanceMotion(_ motion: ScrollMotion, by time: TimeInterval) {
    let (minimum, maximum, place) = (minimumOffset, maximumOffset, exactOffset)
    let x = step(motion, along: \.x, from: place.x, in: minimum.x...maximum.x, for: time)
    let y = step(motion, along: \.y, from: place.y, in: minimum.y...maximum.y, for: time)
    let isLast = x.isLast && y.isLast
    if isLast { self.motion = nil }
    scroll(toExact: CGPoint(x: x.offset, y: y.offset))
    if isLast {
      storedDelegate?.scrollViewDidEndDecelerating(self)
    } else if self.motion === motion {
      scheduleFrame(of: motion)
    }
  }

  /// Returns the next offset along an axis, and whether the motion along it ends there.
  ///
  /// The range may have changed during the motion.
  private func step(
    _ motion: ScrollMotion, along axis: WritableKeyPath<CGPoint, CGFloat>, from place: CGFloat,
    in range: ClosedRange<CGFloat>, for time: TimeInterval
  ) -> (offset: CGFloat, isLast: Bool) {
    let nearest = min(max(place, range.lowerBound), range.upperBound)
    if var next = motion.bounces[axis] {
      let distance = next.move(from: place - nearest, for: time)
      motion.bounces[axis] = next
      let isLast = abs(distance) < 0.5 && abs(next.velocity) < 30
      return (isLast ? nearest : nearest + distance, isLast)
    }
    let left = motion.remaining[keyPath: axis]
    var share = CGFloat(1 - exp(-time / motion.timeConstant))
    let isLast = abs(left) * (1 - share) < 0.5
    if isLast { share = 1 }
    motion.remaining[keyPath: axis] = left * (1 - share)
    let by = left * share
    let isPast = by > 0 ? place + by > range.upperBound : place + by < range.lowerBound
    guard by != 0, isPast else { return (place + by, isLast) }
    let end = by > 0 ? max(place, range.upperBound) : min(place, range.lowerBound)
    // Content that comes to rest at its end does not bounce.
    let rest = left - (end - place)
    guard bounces, !isPagingEnabled, abs(rest) > 0.5 else { return (end, isLast) }
    motion.bounces[axis] = ScrollBounce(velocity: rest / CGFloat(motion.timeConstant))
    return (end, false)
  }
}
