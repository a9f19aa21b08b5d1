import UIKit

/// Moves the content of a list to an offset, frame by frame.
///
/// When an animation block assigns an offset, UIKit lays out a list for that offset at once. Rows
/// that are not visible at that offset vanish before the animation begins. When the offset moves
/// frame by frame, UIKit lays out each step. But while the main thread is busy, such a list trails
/// a bar on the keyboard. Scroll views without reusable rows move in the block, whose animation
/// does not depend on the main thread. Neither vanishing rows nor a trailing list has been filmed
/// on a phone.
/// https://github.com/ekazaev/ChatLayout/issues/43
///
/// If an inset shrinks, this class also writes the offset before the inset, in every scroll view.
@MainActor
final class ListMovement {
  private var animation: OffsetAnimation?
  /// The bounds before an animation block changed the offset in this turn; otherwise nil.
  private var boundsBeforeBlock: CGRect?

  var isUnderWay: Bool { animation != nil }

  /// Returns the offset at which the movement will end; nil without a movement.
  ///
  /// A drag or any other scroll ends the movement.
  func destination(of scrollView: UIScrollView) -> CGFloat? {
    guard let animation, !scrollView.touch.movesContent else { return nil }
    return animation.destination(in: scrollView.metrics)
  }

  /// Begins to move a list, or continues to a new end.
  ///
  /// The end shows the first responder (`isReveal`), or keeps the distance to the content's end.
  ///
  /// Before the end of an announcement's turn, the start of `motion` is unknown, and nil.
  func move(
    _ scrollView: UIScrollView,
    to end: CGFloat,
    isReveal: Bool,
    on motion: Motion,
    at time: TimeInterval
  ) {
    // A hide and a show in one turn cancel out: undo the block's move. In a rotation, keep UIKit's
    // offset.
    if let before = boundsBeforeBlock, before.size == scrollView.bounds.size {
      animation?.shift(by: before.minY - scrollView.contentOffset.y)
      scrollView.scroll(toY: before.minY)
    }
    boundsBeforeBlock = nil
    let metrics = scrollView.metrics
    let isUnderWay = destination(of: scrollView) != nil
    if isUnderWay { animation?.followRows(in: metrics, at: time) }
    if isUnderWay, animation?.isInPlace(at: metrics.bounds.minY) == true {
      animation?.join(end, isReveal: isReveal, on: motion)
    } else {
      animation = OffsetAnimation(to: end, in: metrics, isReveal: isReveal, on: motion)
    }
    // Ends UIKit's scroll.
    scrollView.scroll(toY: metrics.bounds.minY)
  }

  /// Moves the content in the open animation block.
  ///
  /// A movement under way continues, shifted to the new end. In two situations, frames move the
  /// content instead:
  ///
  /// - The shifted content would leave the range. Without this condition, a chat at its oldest
  ///   message has its rows 53 points behind the bar after a focus of a tenth of a second.
  /// - The movement has barely started. Without this condition, rows vanish along the way: 155
  ///   points are without a row if the main thread is busy for a sixth of a second.
  func move(
    _ scrollView: UIScrollView,
    inBlockTo offset: CGFloat,
    on motion: Motion,
    at time: TimeInterval
  ) {
    let metrics = scrollView.metrics
    guard let destination = destination(of: scrollView) else {
      animation = nil
      boundsBeforeBlock = boundsBeforeBlock ?? metrics.bounds
      return scrollView.scroll(toY: offset)
    }
    let ahead = destination - metrics.bounds.minY
    let distance = offset - destination
    // If the composer shrinks as the keyboard hides, two plans in one turn move the content.
    let moved = boundsBeforeBlock.map { metrics.bounds.minY - $0.minY } ?? 0
    guard abs(ahead) < abs(moved + distance),
      metrics.isInRange(metrics.bounds.minY + distance)
    else {
      return move(scrollView, to: offset, isReveal: false, on: motion, at: time)
    }
    animation?.shift(by: distance)
    boundsBeforeBlock = boundsBeforeBlock ?? metrics.bounds
    scrollView.scroll(toY: metrics.bounds.minY + distance)
    animation?.read(scrollView.contentOffset.y)
  }

  func forgetBlock() { boundsBeforeBlock = nil }

  func check(in scrollView: UIScrollView) { animation?.check(in: scrollView.metrics) }

  func start(at time: TimeInterval, on animations: [PlaceAnimation]) {
    animation?.start(at: time, on: animations)
  }

  /// Moves the content on the bar's animations, instead of the motion of this turn's block.
  ///
  /// In each frame, writes the difference between the bar's movement and the block's.
  func replaceMotion(
    ofBlock block: Motion,
    with animations: [PlaceAnimation],
    in scrollView: UIScrollView
  ) {
    guard let before = boundsBeforeBlock else { return }
    let metrics = scrollView.metrics
    let distance = before.minY - metrics.bounds.minY
    let parts = OffsetAnimation.Part.parts(of: distance, on: animations)
    guard parts.contains(where: { !$0.motion.isClose(to: block) }) else { return }
    if destination(of: scrollView) == nil {
      animation = OffsetAnimation(to: metrics.bounds.minY, in: metrics, on: block)
    }
    animation?.exchange(block, for: parts, over: distance)
  }

  func cancel() { animation = nil }

  /// Makes the next step, for a frame that is shown at the given time.
  ///
  /// Returns the end of a movement that the user, the app or UIKit has stopped before that end.
  func step(_ scrollView: UIScrollView, at time: TimeInterval) -> CGFloat? {
    guard let destination = destination(of: scrollView) else { return interrupt(scrollView) }
    // A touch holds the content. Without a drag, the movement continues when the finger lifts.
    guard scrollView.touch != .touched else {
      animation?.pause()
      return nil
    }
    let metrics = scrollView.metrics
    animation?.followRows(in: metrics, at: time)
    guard var animation else { return nil }
    // Content that is not in place was clamped by UIKit.
    if !animation.isInPlace(at: metrics.bounds.minY) {
      animation.restart(from: metrics.bounds.minY, at: time)
    }
    if destination != animation.end {
      animation.join(destination, on: .keyboard.starting(at: time))
    }
    let offset = animation.step(contentHeight: metrics.contentSize.height, at: time)
    self.animation = animation.hasArrived(at: time) ? nil : animation
    // The assignment calls delegates, which may do anything. Unlike `scroll(toY:)`, the assignment
    // does not end an animated scroll of the app; such a scroll ends the movement instead.
    scrollView.contentOffset.y = offset
    self.animation?.read(scrollView.contentOffset.y)
    return nil
  }

  func interrupt(_ scrollView: UIScrollView?) -> CGFloat? {
    defer { animation = nil }
    guard let animation, let scrollView, !animation.ends(at: scrollView.contentOffset.y) else {
      return nil
    }
    return animation.end
  }
}

extension UIScrollView {
  /// Scrolls vertically without an animation, and ends any scroll under way.
  ///
  /// After an assignment to `contentOffset`, UIKit's scroll to the focused field would continue, to
  /// a destination that is wrong with the keyboard.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
  func scroll(toY y: CGFloat) {
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }
}
