import ComparisonForms
import Foundation
import UIKit

/// Counted faults of a technique, and what it wrote.
struct ComparisonFaults: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case hidden, dead
    case unreachable = "out of reach"
    case left = "left behind"
    case jumps
  }

  /// Numbers and lengths in points, of the kinds that there are.
  private(set) var counts: [Kind: CGFloat] = [:]
  /// Writes of insets and offset.
  private(set) var writes = 0

  static func + (lhs: Self, rhs: Self) -> Self {
    Self(
      counts: lhs.counts.merging(rhs.counts, uniquingKeysWith: +),
      writes: lhs.writes + rhs.writes
    )
  }

  private mutating func add(_ kind: Kind, _ number: CGFloat) {
    if number >= 1 { counts[kind, default: 0] += number.rounded() }
  }

  /// Counts what is wrong with a form at rest.
  @MainActor
  mutating func count(_ sample: Sample, of form: ComparisonForm, on keyboard: HeadlessKeyboard) {
    add(.hidden, sample.showsFocus == false ? 1 : 0)
    let keyboardTop = keyboard.isDocked ? sample.keyboard?.minY : nil
    let bottom = min(form.lowerEdge, keyboardTop ?? .infinity) - form.ownInset
    let rest = Self.excess(in: sample, contentEnd: form.contentEnd, bottom: bottom)
    if keyboardTop != nil {
      add(.dead, rest)
      add(.unreachable, -rest)
    } else {
      add(.left, max(abs(sample.contentInset.bottom - form.ownInset), abs(rest)))
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

  /// Counts the writes of a run, and its jumps: moves of 20 points and more in one frame.
  ///
  /// An animation goes on for several frames, so that it is none. Left out is a move that nobody sees
  /// or nobody wrote: outside a window, under a finger, with other content or another screen, by
  /// UIKit's own scrolling (the stand-in does not animate it), with a keyboard without animation.
  mutating func count(_ frames: [Frame]) {
    let moves = zip(frames, frames.dropFirst()).map { before, now -> CGFloat in
      let (old, new) = (before.sample, now.sample)
      guard old.isInWindow, new.isInWindow, old.screen == new.screen,
        old.contentSize == new.contentSize, before.handMoves == now.handMoves,
        !now.news.contains(where: { $0.duration == 0 })
      else { return 0 }
      return abs(new.shownScroll - old.shownScroll)
    }
    for (index, (before, now)) in zip(frames, frames.dropFirst()).enumerated() {
      writes += now.sample.writes.total - before.sample.writes.total
      let around = [index - 1, index + 1].filter(moves.indices.contains).map { moves[$0] }
      let isAlone = moves[index] >= 20 && around.allSatisfy { $0 < moves[index] / 4 }
      add(.jumps, isAlone && before.sample.writes != now.sample.writes ? 1 : 0)
    }
  }
}

extension HeadlessScrollWrites {
  /// How often the properties that the library writes were written.
  var total: Int { contentInset + verticalScrollIndicatorInsets + contentOffset }
}
