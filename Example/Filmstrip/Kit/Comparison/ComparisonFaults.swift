import ComparisonForms
import Foundation
import UIKit

/// Counted faults of a technique.
struct ComparisonFaults: Equatable, Sendable {
  /// Fields or carets that were hidden at rest.
  var hidden = 0
  /// Empty space that can be scrolled to below the content, in points.
  var dead: CGFloat = 0
  /// Content that cannot be scrolled to, in points.
  var unreachable: CGFloat = 0
  /// Inset, frame or space that is still there after the keyboard left, in points.
  var left: CGFloat = 0
  /// Moves of 20 points and more that the technique wrote without animation.
  var jumps = 0
  /// Writes of insets and offset.
  var writes = 0

  var isFree: Bool { hidden == 0 && dead == 0 && unreachable == 0 && left == 0 && jumps == 0 }

  static func + (lhs: Self, rhs: Self) -> Self {
    Self(
      hidden: lhs.hidden + rhs.hidden,
      dead: lhs.dead + rhs.dead,
      unreachable: lhs.unreachable + rhs.unreachable,
      left: lhs.left + rhs.left,
      jumps: lhs.jumps + rhs.jumps,
      writes: lhs.writes + rhs.writes
    )
  }

  /// Counts what is wrong with a form at rest.
  @MainActor
  mutating func count(_ sample: Sample, of form: ComparisonForm, on keyboard: HeadlessKeyboard) {
    if sample.showsFocus == false { hidden += 1 }
    let keyboardTop = keyboard.isDocked ? sample.keyboard?.minY : nil
    let bottom = min(form.lowerEdge, keyboardTop ?? .infinity) - form.ownInset
    let rest = Self.excess(in: sample, contentEnd: form.contentEnd, bottom: bottom)
    if keyboardTop != nil {
      dead += Self.points(max(0, rest))
      unreachable += Self.points(max(0, -rest))
    } else {
      left += Self.points(max(abs(sample.contentInset.bottom - form.ownInset), abs(rest)))
    }
  }

  /// How much farther than to the end of the content one can scroll; negative for too little.
  private static func excess(in sample: Sample, contentEnd: CGFloat, bottom: CGFloat) -> CGFloat {
    let place = sample.scrollView
    let insets = sample.adjustedContentInset
    if sample.isUpsideDown { return bottom - (place.maxY - insets.bottom) }
    let maximum = sample.contentSize.height + insets.bottom - place.height
    return max(-insets.top, maximum) - max(-insets.top, contentEnd - (bottom - place.minY))
  }

  private static func points(_ number: CGFloat) -> CGFloat { number < 1 ? 0 : number.rounded() }

  /// Counts the moves of 20 points and more in one frame while the frames around are still.
  ///
  /// An animation is none: it goes on for several frames. Left out is what nobody sees or nobody
  /// wrote: outside a window, under a finger, with other content or another screen, by UIKit's own
  /// scrolling (the stand-in does not animate it), and with a keyboard that is not animated.
  static func jumps(in frames: [Frame]) -> Int {
    let moves = zip(frames, frames.dropFirst()).map { before, now -> CGFloat in
      let (old, new) = (before.sample, now.sample)
      guard old.isInWindow, new.isInWindow, old.screen == new.screen,
        old.contentSize == new.contentSize, before.handMoves == now.handMoves,
        !now.news.contains(where: { $0.duration == 0 })
      else { return 0 }
      return abs(new.shownScroll - old.shownScroll)
    }
    return moves.indices.count { index in
      let around = max(
        index > 0 ? moves[index - 1] : 0,
        index + 1 < moves.count ? moves[index + 1] : 0
      )
      return moves[index] >= 20 && around < moves[index] / 4
        && frames[index].sample.writes != frames[index + 1].sample.writes
    }
  }
}
