import CoreGraphics
import Foundation

extension HeadlessKeyboard {
  /// Where the keyboard is drawn at this instant, in the screen's coordinate space.
  ///
  /// On its way it moves as a view that is animated with its notification does. Nil while it is off the
  /// screen, and where it cannot be drawn: keyboards have been published at infinity.
  package var headlessPresentationFrame: CGRect? {
    guard let frame = movingFrame ?? frameInScreen else { return nil }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return numbers.allSatisfy(\.isFinite) ? frame : nil
  }

  private var movingFrame: CGRect? {
    // Shows and hides alike have both frames.
    let move = log.last { $0.event.name.isWill && $0.event.duration ?? 0 > 0 }
    guard let move, let begin = move.event.beginFrame, let end = move.event.endFrame,
      let duration = move.event.duration, device.clock.now < move.time + duration
    else { return nil }
    let animation = HeadlessAnimation(
      key: "frame",
      from: .rect(begin),
      to: .rect(end),
      start: move.time,
      duration: duration,
      curve: move.event.curve ?? curve,
      transaction: 0
    )
    guard case .rect(let frame) = device.animator.value(of: animation) else { return nil }
    return frame
  }
}
