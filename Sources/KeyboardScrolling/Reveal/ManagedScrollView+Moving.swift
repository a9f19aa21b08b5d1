import UIKit

// Moves the content of lists, frame by frame.
//
// If an offset is assigned inside an animation block, a list is laid out for it at once, and rows
// that are not visible there vanish before the animation begins. With frames of our own, each step
// is laid out. Other scroll views move in the block, which does not depend on the main thread.
// https://github.com/ekazaev/ChatLayout/issues/43

extension ManagedScrollView {
  /// The vertical content offset at which a movement will end, in points; nil if none is under way.
  ///
  /// A finger that drags ends it, and so does anything else that scrolls.
  var destination: CGFloat? {
    guard let movement, let scrollView, !scrollView.isMovedByUser,
      isLeft(scrollView, by: movement)
    else { return nil }
    let height = scrollView.contentSize.height
    return metrics(of: scrollView).clamped(
      movement.end(offset: scrollView.contentOffset.y, contentHeight: height)
    )
  }

  /// Moves the content to an offset: a list in frames, other content in the block that is open.
  func move(
    _ scrollView: UIScrollView,
    to offset: CGFloat,
    _ timing: AnimationTiming,
    isReveal: Bool = false
  ) {
    guard timing.duration > 0, scrollView.hasReusableRows, UIView.areAnimationsEnabled,
      let environment = owner?.environment, environment.movesListsByFrames
    else {
      movement = nil
      return scrollView.scroll(toY: offset)
    }
    let now = environment.runLoop.now()
    let found = scrollView.contentOffset.y
    if destination != nil { followRows(scrollView, at: now) }
    if destination != nil, movement?.isLeft(at: found) == true {
      movement?.join(offset, isReveal: isReveal, at: now)
    } else {
      movement = OffsetAnimation(
        from: found,
        to: offset,
        contentHeight: scrollView.contentSize.height,
        pixel: metrics(of: scrollView).pixel,
        isReveal: isReveal,
        at: startOfMovement(at: now)
      )
    }
    // Ends a scroll of UIKit's, to a destination that is wrong with the keyboard.
    scrollView.scroll(toY: found)
    environment.observeFrames()
  }

  /// Returns when a movement that is started now has begun, in seconds; infinite if that is known at
  /// the end of the turn.
  ///
  /// Beside a bar, the content is on the bar's curve, whatever turn finds out that it has to move.
  private func startOfMovement(at time: TimeInterval) -> TimeInterval {
    guard let bar, let environment = owner?.environment,
      let beginning = environment.keyboard.beginningOfTransition
    else { return time }
    guard beginning < .infinity else { return beginning }
    return environment.runLoop.beginningOfAnimation(bar) ?? beginning
  }

  /// Begins a movement that was started in the turn of an announcement, which has ended.
  func beginMovement() {
    guard let now = owner?.environment.runLoop.now() else { return }
    movement?.begin(at: startOfMovement(at: now))
  }

  /// Moves the content in the animation block that is open.
  ///
  /// A movement that is under way continues, shifted by the distance.
  func move(_ scrollView: UIScrollView, inBlockTo offset: CGFloat) {
    let found = scrollView.contentOffset.y + offset - (destination ?? offset)
    guard let destination, metrics(of: scrollView).isInRange(found) else {
      movement = nil
      return scrollView.scroll(toY: offset)
    }
    movement?.shift(by: offset - destination)
    scrollView.scroll(toY: found)
    movement?.read(scrollView.contentOffset.y)
  }

  /// Shows the next frame of a movement.
  ///
  /// - Returns: The values that were reported for its end, if it has ended elsewhere.
  func frameCame(at time: TimeInterval) -> Values? {
    lookAtScroller()
    guard let scrollView, movement != nil, let destination, scrollView.window != nil,
      scroller != .app
    else {
      return endMovement()
    }
    // A touch holds the content. Without a drag, the movement goes on when the finger lifts.
    guard !scrollView.isTracking else {
      movement?.pause()
      return nil
    }
    followRows(scrollView, at: time)
    guard var movement else { return nil }
    let found = scrollView.contentOffset.y
    // UIKit has moved it back from beyond its end.
    if !movement.isLeft(at: found) { movement.restart(from: found, at: time) }
    if destination != movement.end { movement.join(destination, at: time) }
    let offset = movement.step(contentHeight: scrollView.contentSize.height, at: time)
    self.movement = movement.hasArrived(at: time) ? nil : movement
    // A delegate may do anything now. Unlike `scroll(toY:)`, this does not end an animated scroll of
    // the app's, which ends the movement instead.
    scrollView.contentOffset.y = offset
    self.movement?.read(scrollView.contentOffset.y)
    return nil
  }

  /// Forgets a movement that a finger or another writer has ended, and returns the values that were
  /// reported for its end; nil if the content is there.
  private func endMovement() -> Values? {
    // Also without a scroll view any more: otherwise its frames would be asked for without end.
    defer { movement = nil }
    guard let movement, var reported = values else { return nil }
    reported.contentOffset.y = movement.end
    return movement.ends(at: scrollView?.contentOffset.y ?? movement.end) ? nil : reported
  }

  private func followRows(_ scrollView: UIScrollView, at time: TimeInterval) {
    guard let movement else { return }
    let measured = distanceMeasured(scrollView, since: movement)
    if measured != 0 { self.movement?.follow(by: measured, at: time) }
  }

  private func distanceMeasured(_ scrollView: UIScrollView, since step: OffsetAnimation) -> CGFloat
  {
    step.distanceMeasured(
      offset: scrollView.contentOffset.y,
      contentHeight: scrollView.contentSize.height
    )
  }

  /// Returns whether the content is where the last step has left it, or where UIKit has moved it.
  private func isLeft(_ scrollView: UIScrollView, by step: OffsetAnimation) -> Bool {
    let offset = scrollView.contentOffset.y
    let metrics = metrics(of: scrollView)
    return step.isLeft(at: offset)
      || offset.isSameOffset(as: metrics.clamped(step.offset), pixel: metrics.pixel)
      || distanceMeasured(scrollView, since: step) != 0
  }

  func metrics(of scrollView: UIScrollView) -> ScrollMetrics {
    scrollView.metrics(covered: state.overlap, place: lastLook.last?.place, destination: nil)
  }
}
