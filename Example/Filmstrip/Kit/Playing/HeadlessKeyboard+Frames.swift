import Foundation
import UIKit

extension HeadlessKeyboard {
  /// Returns where the keyboard is drawn, on its way as the content is; nil where it cannot be drawn.
  func shownFrame(at time: TimeInterval) -> CGRect? {
    guard let frame = movingFrame(at: time) ?? frameInScreen else { return nil }
    // Keyboards have been published at infinity.
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return numbers.allSatisfy(\.isFinite) ? frame : nil
  }

  private func movingFrame(at time: TimeInterval) -> CGRect? {
    // Shows and hides alike have both frames.
    let moves = log.filter { $0.event.name.isWill && $0.event.duration ?? 0 > 0 }
    guard let move = moves.last, let begin = move.event.beginFrame, let end = move.event.endFrame,
      let duration = move.event.duration, time < move.time + duration
    else { return nil }
    // The curve of the stand-in's keyboard.
    let rest = 1 - (time - move.time) / duration
    let part = CGFloat(1 - rest * rest)
    return CGRect(
      x: begin.minX + (end.minX - begin.minX) * part,
      y: begin.minY + (end.minY - begin.minY) * part,
      width: begin.width + (end.width - begin.width) * part,
      height: begin.height + (end.height - begin.height) * part
    )
  }
}
