import CoreGraphics
import Foundation

// Movements frame by frame on the clock. No layer animation shows for them (statement 85).

extension UIScrollView {
  /// Ends whatever moves the content (statement 184).
  ///
  /// No source says that the delegate is told of it; an option has both answers.
  func headlessStopMotion() {
    guard let motion = headlessMotion else { return }
    headlessMotion = nil
    guard motion.kind == .offsetAnimation,
      HeadlessDevice.current.options.tellsOfInterruptedScrollAnimation
    else { return }
    headlessDelegate?.scrollViewDidEndScrollingAnimation(self)
  }

  // MARK: Animated offsets

  /// Goes to an offset by code, which ends any motion.
  func headlessScroll(to offset: CGPoint, animated: Bool) {
    if animated {
      headlessAnimate(to: offset, kind: .offsetAnimation)
    } else {
      headlessStopMotion()
      headlessScroll(to: offset)
    }
  }

  /// Moves to a target that is fixed now, whatever happens to the insets meanwhile (behaviour B1.5,
  /// statement 78), about sixty times a second for 0.3 s (behaviour B1.6).
  ///
  /// Each step is laid out in a turn of its own, so that the rows on the way come and go one by one
  /// (statement 183).
  func headlessAnimate(to target: CGPoint, kind: HeadlessScrollMotion.Kind) {
    guard target.x.isFinite, target.y.isFinite else {
      headlessWrites.nonFinite += 1
      return
    }
    headlessStopMotion()
    let start = contentOffset
    guard target != start else { return }
    let motion = HeadlessScrollMotion(kind: kind)
    headlessMotion = motion
    let duration = 0.3
    let frames = Int((duration / HeadlessScrollMotion.frame).rounded())
    // All frames are scheduled from the start, so that the last one falls due exactly at the end.
    for frame in 1...frames {
      let part = Double(frame) / Double(frames)
      HeadlessDevice.current.clock.after(duration * part) { [weak self] in
        guard let self, headlessMotion === motion else { return }
        headlessShow(CGFloat(part), of: motion, from: start, to: target)
      }
    }
  }

  private func headlessShow(
    _ part: CGFloat,
    of motion: HeadlessScrollMotion,
    from start: CGPoint,
    to target: CGPoint
  ) {
    guard part < 1 else {
      headlessMotion = nil
      headlessScroll(to: target)
      switch motion.kind {
      case .scrollToTop: headlessDelegate?.scrollViewDidScrollToTop(self)
      case .offsetAnimation, .deceleration:
        headlessDelegate?.scrollViewDidEndScrollingAnimation(self)
      }
      return
    }
    let eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
    headlessScroll(
      to: CGPoint(
        x: start.x + (target.x - start.x) * eased,
        y: start.y + (target.y - start.y) * eased
      )
    )
  }

  /// What a tap on the status bar does (behaviour E10, statement 85).
  package func headlessScrollToTop() {
    guard scrollsToTop, isScrollEnabled, contentOffset.y != headlessMinimumOffset.y,
      headlessDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return }
    headlessAnimate(
      to: CGPoint(x: contentOffset.x, y: headlessMinimumOffset.y),
      kind: .scrollToTop
    )
  }

  // MARK: Deceleration

  /// The page that is nearest, or next in the direction of a flick.
  func headlessPage(velocity: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let position = offset / length
      if velocity > 0 { return position.rounded(.up) * length }
      if velocity < 0 { return position.rounded(.down) * length }
      return position.rounded() * length
    }
    return CGPoint(
      x: page(contentOffset.x, headlessBounds.width, velocity.x),
      y: page(contentOffset.y, headlessBounds.height, velocity.y)
    )
  }

  func headlessDecelerate(to target: CGPoint) {
    let motion = HeadlessScrollMotion(kind: .deceleration)
    motion.remaining = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
    let rate = min(max(Double(decelerationRate.rawValue), 0.5), 0.9999)
    // A rubber band comes back faster than a flick ends; a page turns about as fast.
    let isOutOfRange = headlessClamped(contentOffset) != contentOffset
    motion.timeConstant = isOutOfRange || isPagingEnabled ? 0.1 : -1 / (1000 * log(rate))
    headlessMotion = motion
    headlessDelegate?.scrollViewWillBeginDecelerating(self)
    headlessScheduleFrame(of: motion)
  }

  private func headlessScheduleFrame(of motion: HeadlessScrollMotion) {
    HeadlessDevice.current.clock.after(HeadlessScrollMotion.frame) { [weak self] in
      guard let self, headlessMotion === motion else { return }
      headlessMoveOn(motion)
    }
  }

  /// Each frame moves by a share of what is left, so that an offset assigned meanwhile shifts the
  /// motion and does not end it.
  private func headlessMoveOn(_ motion: HeadlessScrollMotion) {
    var share = CGFloat(1 - exp(-HeadlessScrollMotion.frame / motion.timeConstant))
    let left = motion.remaining
    let isLast = max(abs(left.x), abs(left.y)) * (1 - share) < 0.5
    if isLast { share = 1 }
    motion.remaining = CGPoint(x: left.x * (1 - share), y: left.y * (1 - share))
    let minimum = headlessMinimumOffset
    let maximum = headlessMaximumOffset
    // The insets may have changed on the way: no step leads out of range.
    func step(_ from: CGFloat, _ by: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if by > 0 { return max(from, min(from + by, high)) }
      if by < 0 { return min(from, max(from + by, low)) }
      return from
    }
    if isLast { headlessMotion = nil }
    headlessScroll(
      to: CGPoint(
        x: step(contentOffset.x, left.x * share, minimum.x, maximum.x),
        y: step(contentOffset.y, left.y * share, minimum.y, maximum.y)
      )
    )
    if isLast {
      headlessDelegate?.scrollViewDidEndDecelerating(self)
    } else if headlessMotion === motion {
      headlessScheduleFrame(of: motion)
    }
  }
}
