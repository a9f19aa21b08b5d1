import UIKit

/// Moves content to an offset: a table or a collection frame by frame, other content in the animation
/// block around the call.
///
/// When an animation block assigns an offset, UIKit at once removes the rows that are not visible
/// at that offset, before the animation begins. When each frame assigns an offset, UIKit lays out
/// each step, but on a busy main thread the list lags behind a bar on the keyboard. Scroll views
/// without reusable rows move in the block, whose animation does not depend on the main thread.
/// Neither vanishing rows nor a lagging list has been confirmed on a device.
/// https://github.com/ekazaev/ChatLayout/issues/43
///
/// Before an inset shrinks, this class assigns the new offset in the block, in every scroll view.
@MainActor
final class ContentMovement {
  /// The edge that faces the keyboard, and that edge if content moves with it, as in a chat.
  typealias Edges = (facing: VerticalEdge, chat: VerticalEdge?)

  private var animation: OffsetAnimation?
  /// The bounds before an animation block changed the offset in this turn of the run loop;
  /// otherwise nil.
  private var boundsBeforeBlock: CGRect?

  var isUnderWay: Bool { animation != nil }

  /// Returns the end of the movement; nil without a movement, or after a drag or another scroll.
  func destination(of scrollView: UIScrollView) -> CGFloat? {
    guard let animation, !scrollView.touch.movesContent else { return nil }
    return animation.destination(in: scrollView.metrics)
  }

  func move(
    _ scrollView: UIScrollView,
    to offset: CGFloat,
    isReveal: Bool,
    edges: Edges,
    timing: AnimationTiming,
    motion: Motion?,
    reader: AnimationReader
  ) {
    // Without a duration, place the content at once, except beside a bar: there, a movement under
    // way continues.
    let isAtOnce = timing.duration <= 0
    let hasBar = reader.bar.view != nil
    let continues = isUnderWay && hasBar && scrollView.touch == .none
    guard isAtOnce ? continues : UIView.areAnimationsEnabled, scrollView.hasReusableRows else {
      cancel()
      return scrollView.scroll(toY: offset)
    }
    let now = reader.now
    // A composer below the list may have resized the list too. Beside a bar, the announcement's
    // update has already moved the content with the keyboard.
    let mayDivide = !isAtOnce && motion == nil && !hasBar
    let animations = mayDivide ? reader.animations(of: scrollView, facing: edges.facing) : []
    let isDivided = animations.count > 1
    let motion =
      isAtOnce
      ? Motion.immediate.starting(at: now)
      : motion ?? (isDivided ? .keyboard : reader.motion(of: scrollView))
    move(scrollView, to: offset, isReveal: isReveal, chatEdge: edges.chat, on: motion, at: now)
    if isDivided, !reader.isAnnouncedInThisTurn { start(at: now, on: animations) }
  }

  /// Begins to move a list to an offset, or continues to this new end.
  ///
  /// With `isReveal`, the end shows the first responder. Otherwise, it keeps the visible part's
  /// distance to the content's end. In a turn with a keyboard announcement, `motion` has no start
  /// yet.
  private func move(
    _ scrollView: UIScrollView,
    to end: CGFloat,
    isReveal: Bool,
    chatEdge: VerticalEdge?,
    on motion: Motion,
    at time: TimeInterval
  ) {
    // If a block of this turn has moved the content, for example for a hide before this show, undo
    // that move. In a rotation, keep UIKit's offset.
    if let before = boundsBeforeBlock, before.size == scrollView.bounds.size {
      animation?.shift(by: before.minY - scrollView.contentOffset.y)
      scrollView.scroll(toY: before.minY)
    }
    boundsBeforeBlock = nil
    let metrics = scrollView.metrics
    let isUnderWay = destination(of: scrollView) != nil
    if isUnderWay { animation?.followShift(in: metrics, at: time) }
    if isUnderWay, animation?.isInPlace(at: metrics.bounds.minY) == true {
      animation?.join(end, isReveal: isReveal, on: motion)
    } else {
      animation = OffsetAnimation(
        to: end,
        in: metrics,
        isReveal: isReveal,
        chatEdge: chatEdge,
        on: motion
      )
    }
    // End UIKit's scroll.
    scrollView.scroll(toY: metrics.bounds.minY)
  }

  /// Moves the content in the animation block around this call.
  ///
  /// A movement under way continues, shifted by the same distance. In two situations, frames make
  /// the new move instead:
  ///
  /// - The shift would move the content out of its range. Without this condition, a chat at its
  ///   oldest message has its rows 53 points behind the bar after a focus of a tenth of a second.
  /// - The movement has barely started. Without this condition, rows vanish: 155 points show no row
  ///   if the main thread is busy for a sixth of a second.
  func move(
    _ scrollView: UIScrollView,
    inBlockTo offset: CGFloat,
    chatEdge: VerticalEdge?,
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
    // If a composer shrinks as the keyboard hides, an earlier plan of this turn has moved the
    // content already.
    let moved = boundsBeforeBlock.map { metrics.bounds.minY - $0.minY } ?? 0
    guard abs(ahead) < abs(moved + distance),
      metrics.isInRange(metrics.bounds.minY + distance)
    else {
      return move(scrollView, to: offset, isReveal: false, chatEdge: chatEdge, on: motion, at: time)
    }
    animation?.shift(by: distance)
    boundsBeforeBlock = boundsBeforeBlock ?? metrics.bounds
    scrollView.scroll(toY: metrics.bounds.minY + distance)
    animation?.read(scrollView.contentOffset.y)
  }

  func forgetBlock() { boundsBeforeBlock = nil }

  func check(in scrollView: UIScrollView) { animation?.check(in: scrollView.metrics) }

  /// Starts the movements of the turn that has announced the keyboard.
  func animationsBegan(_ scrollView: UIScrollView, edges: Edges, reader: AnimationReader) {
    let animations = reader.animations(of: scrollView, facing: edges.facing)
    start(at: reader.now, on: animations)
    guard reader.bar.view != nil, let announcement = reader.announcement,
      let block = reader.motion(of: scrollView, since: announcement.time)
    else { return }
    replaceMotion(ofBlock: block, with: animations, chatEdge: edges.chat, in: scrollView)
  }

  private func start(at time: TimeInterval, on animations: [PlaceAnimation]) {
    animation?.start(at: time, on: animations)
  }

  /// Makes content that this turn's block has moved follow the bar's animations instead.
  ///
  /// Each frame writes the difference between the bar's motion and the block's.
  private func replaceMotion(
    ofBlock block: Motion,
    with animations: [PlaceAnimation],
    chatEdge: VerticalEdge?,
    in scrollView: UIScrollView
  ) {
    guard let before = boundsBeforeBlock else { return }
    let metrics = scrollView.metrics
    let distance = before.minY - metrics.bounds.minY
    let parts = OffsetAnimation.Part.parts(of: distance, on: animations)
    guard parts.contains(where: { !$0.motion.isClose(to: block) }) else { return }
    if destination(of: scrollView) == nil {
      let now = metrics.bounds.minY
      animation = OffsetAnimation(to: now, in: metrics, chatEdge: chatEdge, on: block)
    }
    animation?.exchange(block, for: parts, over: distance)
  }

  func cancel() { animation = nil }

  /// Makes the step for the frame that the display shows at a time.
  ///
  /// If a scroll by the user, the app or UIKit has ended the movement early, returns the movement's
  /// end.
  func step(_ scrollView: UIScrollView, at time: TimeInterval) -> CGFloat? {
    guard let destination = destination(of: scrollView) else { return interrupt(scrollView) }
    // A touch holds the content. Without a drag, the movement continues when the finger lifts.
    guard scrollView.touch != .touched else {
      animation?.pause()
      return nil
    }
    // Without a window, nobody sees the steps.
    guard scrollView.window != nil, time < .infinity else {
      animation = nil
      scrollView.contentOffset.y = destination
      return nil
    }
    let metrics = scrollView.metrics
    animation?.followShift(in: metrics, at: time)
    guard var animation else { return nil }
    // Content that is not at the last step's offset was clamped by UIKit.
    if !animation.isInPlace(at: metrics.bounds.minY) {
      animation.restart(from: metrics.bounds.minY, to: destination, at: time)
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

  /// Ends the movement, and returns its end if the content is elsewhere.
  func interrupt(_ scrollView: UIScrollView) -> CGFloat? {
    defer { animation = nil }
    guard let animation, !animation.ends(at: scrollView.contentOffset.y) else { return nil }
    return animation.end
  }
}

extension UIScrollView {
  /// Scrolls vertically without an animation, and ends any scroll under way.
  ///
  /// An assignment to `contentOffset` would not end UIKit's scroll to the focused field, whose
  /// destination is wrong with the keyboard.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
  func scroll(toY y: CGFloat) {
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }
}
