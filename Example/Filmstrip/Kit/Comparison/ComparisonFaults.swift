import Foundation
import UIKit

/// The faults of a technique, and its writes.
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

  /// Such as `h 2, d 84`, after the first letters of the kinds.
  var short: String { text { "\($0.prefix(1))\u{A0}\($1.plain)" } }

  /// Such as `84 dead`.
  var verdict: Frame.Verdict {
    let words = text { "\($1.plain) \($0)" }
    return .init(text: words.isEmpty ? "no fault" : words, isGood: words.isEmpty)
  }

  private func text(_ part: (String, CGFloat) -> String) -> String {
    Kind.allCases.compactMap { kind in counts[kind].map { part(kind.rawValue, $0) } }
      .joined(separator: ", ")
  }

  private mutating func add(_ kind: Kind, _ number: CGFloat) {
    if number >= 1 { counts[kind, default: 0] += number.rounded() }
  }

  /// Counts the faults of a screen at rest.
  @MainActor
  mutating func count(_ sample: Sample, on stage: Stage) {
    add(.hidden, sample.showsFocus == false ? 1 : 0)
    let keyboardTop = stage.device.keyboard.isDocked ? sample.keyboard?.minY : nil
    let edges = [stage.lowerEdge, keyboardTop, sample.barOnKeyboard?.minY].compactMap(\.self)
    let excess = stage.excess(of: sample, below: (edges.min() ?? 0) - stage.ownInset)
    if keyboardTop != nil {
      add(.dead, excess)
      add(.unreachable, -excess)
    } else {
      let own = stage.baseline.contentInset.bottom + stage.ownInset
      add(.left, max(abs(sample.contentInset.bottom - own), abs(excess)))
    }
  }

  /// Counts the writes of a run, and its jumps: moves of 20 points and more in a single frame.
  ///
  /// A jump comes with a write, or with another height of the scroll view. A move by a finger, with
  /// other content, on a turned screen, outside the window or with a keyboard without animation is
  /// none.
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
      let (old, new) = (before.sample, now.sample)
      writes += new.writes.total - old.writes.total
      let isOfTechnique =
        new.writes != old.writes || abs(new.scrollView.height - old.scrollView.height) > 1
      // An animation goes on for several frames.
      let around = [index - 1, index + 1].filter(moves.indices.contains).map { moves[$0] }
      let isAlone = moves[index] >= 20 && around.allSatisfy { $0 < moves[index] / 4 }
      add(.jumps, isAlone && isOfTechnique ? 1 : 0)
    }
  }
}

extension HeadlessScrollWrites {
  /// How often the properties that the library writes were written.
  var total: Int { contentInset + verticalScrollIndicatorInsets + contentOffset }
}
