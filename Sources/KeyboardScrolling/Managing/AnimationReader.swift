import UIKit

/// Finds the animation with which content has to move: that of the bar, of the view itself, or of
/// the keyboard.
@MainActor
struct AnimationReader {
  let bar: ManagedBar
  /// The turn that has announced the keyboard's present transition, if any.
  let announcement: AnnouncementTurn?
  let timingOfTransition: AnimationTiming?
  let now: TimeInterval

  var isAnnouncedInThisTurn: Bool { announcement.map { $0.end == nil } ?? false }

  // MARK: Updates

  /// Returns the timing for a difference that a check has detected.
  ///
  /// If the bar has moved, this is the bar's timing; otherwise that of the keyboard's transition.
  /// Without a transition, a resized view gets the timing of its own change, a view that has entered
  /// a window none, any other view the keyboard's usual timing. During a touch, nothing is animated.
  func timing(of scrollView: UIScrollView, since last: ScrollSnapshot?) -> AnimationTiming {
    guard !scrollView.touch.isFinger else { return .none }
    guard let last else { return timingOfTransition ?? .none }
    guard let view = bar.view, bar.topDiffers(from: last.barTopInScreen) else {
      if let timingOfTransition { return timingOfTransition }
      guard scrollView.bounds.size != last.metrics.bounds.size else { return .keyboardLike }
      return timingOfTurn(of: scrollView)
    }
    let moves = animations(of: view, since: bar.startOfTurn)
    return bar.timing(from: last.barTopInScreen, along: moves)
      ?? timingOfTransition ?? motion(of: view, since: -.infinity)?.timing ?? .none
  }

  /// Returns the timing of the animation that has moved a view in this turn; none without one.
  func timingOfTurn(of scrollView: UIScrollView) -> AnimationTiming {
    motion(of: scrollView, since: bar.startOfTurn)?.timing ?? .none
  }

  // MARK: Movements

  /// Returns the motion of content that starts to move now; the start is nil if only the end or the
  /// commit of the turn determines it.
  ///
  /// Beside a bar, the content moves like the bar, even if a check detects the bar's move a turn
  /// late. Without a bar, the content of a resized list moves like the list's end.
  func motion(of scrollView: UIScrollView) -> Motion {
    let keyboard = Motion.keyboard.starting(at: now)
    guard let announcement else {
      let own =
        bar.view.flatMap { motion(of: $0, since: -.infinity) }
        ?? motion(of: scrollView, since: bar.startOfTurn)
      return own.map { $0.starting(at: $0.start ?? now) } ?? keyboard
    }
    guard let view = bar.view else {
      return motion(of: scrollView, since: announcement.time) ?? keyboard
    }
    guard let end = announcement.end else { return .keyboard }
    if let own = motion(of: view, since: announcement.time) { return own }
    // After so long a turn, the bar's animation may already be over and removed.
    guard end - announcement.time < Motion.durationOfKeyboard else {
      return .keyboard.starting(at: announcement.time)
    }
    if bar.hasMovedSinceMeasurement { return .immediate.starting(at: end) }
    // Later, nothing is left of a movement that would have begun with the keyboard's.
    return now - end < Motion.durationOfKeyboard ? .keyboard.starting(at: end) : keyboard
  }

  /// Returns the bar's animations since an announcement or, without a bar, those that have resized
  /// the list since the last check; without any, the content's motion.
  ///
  /// The displacements are those of the content.
  func animations(of scrollView: UIScrollView, facing edge: VerticalEdge) -> [PlaceAnimation] {
    let animations = animations(of: scrollView)
    return edge == .bottom ? animations.map(\.reversed) : animations
  }

  private func animations(of scrollView: UIScrollView) -> [PlaceAnimation] {
    if let announcement {
      let time = max(announcement.time, bar.startOfTurn)
      let own =
        bar.view.map { animations(of: $0, since: announcement.time) }
        ?? animations(of: scrollView, since: time, at: .bottom)
      if !own.isEmpty { return own }
    }
    return [PlaceAnimation(displacement: nil, motion: motion(of: scrollView))]
  }

  /// Returns the animations that move a view on the screen since a time, oldest first.
  ///
  /// A view without animations moves with its nearest superview that has some.
  private func animations(
    of view: UIView,
    since time: TimeInterval,
    at edge: VerticalEdge = .top
  ) -> [PlaceAnimation] {
    var animations: [PlaceAnimation] = []
    for view in sequence(first: view, next: \.superview) where animations.isEmpty {
      animations = DisplayFrames.animations(of: view, at: edge).filter {
        ($0.motion.start ?? .infinity) >= time
      }
    }
    return animations.map { animation in
      guard animation.motion.duration > Motion.longestDuration else { return animation }
      let motion = Motion.keyboard.starting(at: animation.motion.start)
      return PlaceAnimation(displacement: animation.displacement, motion: motion)
    }
  }

  func motion(of view: UIView, since time: TimeInterval) -> Motion? {
    animations(of: view, since: time).last?.motion
  }
}
