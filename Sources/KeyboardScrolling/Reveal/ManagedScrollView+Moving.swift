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
  /// A finger ends it, and so does anything else that scrolls.
  var destination: CGFloat? {
    guard let movement, let scrollView, !scrollView.isScrolledByUser,
      isLeft(scrollView, by: movement)
    else { return nil }
    return metrics(of: scrollView).clamped(
      movement.end + distanceMeasured(scrollView, since: movement)
    )
  }

  /// Moves the content to an offset: a list in frames, other content in the block that is open.
  func move(_ scrollView: UIScrollView, to offset: CGFloat, _ timing: AnimationTiming) {
    guard timing.duration > 0, scrollView.hasReusableRows, UIView.areAnimationsEnabled,
      let environment = owner?.environment, environment.movesListsByFrames
    else {
      movement = nil
      return scrollView.scroll(toY: offset)
    }
    let now = environment.runLoop.now()
    let found = scrollView.contentOffset.y
    if destination != nil, movement?.offset == found {
      movement?.join(offset, at: now)
    } else {
      movement = OffsetAnimation(
        from: found,
        to: offset,
        contentHeight: scrollView.contentSize.height,
        at: now
      )
      // Ends a scroll of UIKit's, to a destination that is wrong with the keyboard.
      scrollView.scroll(toY: found)
    }
    environment.observeFrames()
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
    movement?.offset = found
    scrollView.scroll(toY: found)
  }

  /// Shows the next frame of a movement.
  func frameCame(at time: TimeInterval) {
    guard let scrollView, var movement, let destination, scrollView.window != nil else {
      movement = nil
      return
    }
    let found = scrollView.contentOffset.y
    if !found.isClose(to: movement.offset) {
      let measured = distanceMeasured(scrollView, since: movement)
      movement.shift(by: measured)
      if measured == 0 {
        // UIKit has moved it back from beyond its end.
        movement = OffsetAnimation(from: found, to: destination, at: time)
      }
    }
    if destination != movement.end { movement.join(destination, at: time) }
    let offset = movement.step(contentHeight: scrollView.contentSize.height, at: time)
    self.movement = movement.isOver(at: time) ? nil : movement
    // A delegate may do anything now; nothing follows. Unlike `scroll(toY:)`, this does not end an
    // animated scroll of the app's, which ends the movement instead.
    scrollView.contentOffset.y = offset
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
    // UIKit rounds to pixels.
    return abs(offset - step.offset) <= 0.5
      || offset.isClose(to: metrics(of: scrollView).clamped(step.offset))
      || distanceMeasured(scrollView, since: step) != 0
  }

  func metrics(of scrollView: UIScrollView) -> ScrollMetrics {
    scrollView.metrics(covered: state.overlap, destination: nil)
  }
}
