import UIKit

// Moves the content of lists, frame by frame.
//
// If an offset is assigned inside an animation block, a list is laid out for it at once, and rows
// that are not visible there vanish before the animation begins. With frames of our own, each step
// is laid out. Other scroll views move in the block, which does not depend on the main thread.
// https://github.com/ekazaev/ChatLayout/issues/43

extension ManagedScrollView {
  /// A movement, and what its last step has left.
  struct Movement {
    var animation: OffsetAnimation
    /// The vertical content offset, in points.
    var offset: CGFloat
    /// In points.
    var contentHeight: CGFloat
  }

  /// The vertical content offset at which a movement will end, in points; nil if none is under way.
  ///
  /// A finger ends it, and so does anything else that scrolls.
  var destination: CGFloat? {
    guard let movement, let scrollView, !scrollView.isScrolledByUser,
      isLeft(scrollView, by: movement)
    else { return nil }
    return metrics(of: scrollView).clamped(
      movement.animation.end + distanceMeasured(scrollView, since: movement)
    )
  }

  /// Moves the content to an offset: a list in frames, other content in the block that is open.
  func move(_ scrollView: UIScrollView, to offset: CGFloat, _ timing: AnimationTiming) {
    guard timing.duration > 0, scrollView.hasReusableRows, UIView.areAnimationsEnabled,
      let environment = owner?.environment
    else {
      movement = nil
      return scrollView.scroll(toY: offset)
    }
    let now = environment.runLoop.now()
    let found = scrollView.contentOffset.y
    if destination != nil, movement?.offset == found {
      movement?.animation.join(offset, at: now)
    } else {
      movement = Movement(
        animation: OffsetAnimation(from: found, to: offset, at: now),
        offset: found,
        contentHeight: scrollView.contentSize.height
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
    movement?.animation.shift(by: offset - destination)
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
      movement.animation.shift(by: measured)
      if measured == 0 {
        // UIKit has moved it back from beyond its end.
        movement.animation = OffsetAnimation(from: found, to: destination, at: time)
      }
    }
    if destination != movement.animation.end { movement.animation.join(destination, at: time) }
    let offset = movement.animation.offset(at: time)
    movement.offset = offset
    movement.contentHeight = scrollView.contentSize.height
    self.movement = movement.animation.isOver(at: time) ? nil : movement
    // A delegate may do anything now; nothing follows. Unlike `scroll(toY:)`, this does not end an
    // animated scroll of the app's, which ends the movement instead.
    scrollView.contentOffset.y = offset
  }

  /// Returns the distance by which rows that were measured above have moved the content.
  private func distanceMeasured(_ scrollView: UIScrollView, since step: Movement) -> CGFloat {
    let distance = scrollView.contentOffset.y - step.offset
    let growth = scrollView.contentSize.height - step.contentHeight
    return distance.isClose(to: growth) ? distance : 0
  }

  /// Returns whether the content is where the last step has left it, or where UIKit has moved it.
  private func isLeft(_ scrollView: UIScrollView, by step: Movement) -> Bool {
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
