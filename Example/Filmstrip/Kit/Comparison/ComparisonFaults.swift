import Foundation
import MovementJudging
import UIKit

/// The faults of a technique, and its writes.
struct ComparisonFaults: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case hidden, dead
    case unreachable = "out of reach"
    case left = "left behind"
    case needless = "needless movement"
  }

  /// The rules of movement that every technique can keep.
  ///
  /// A wrong inset, which only some techniques use, is dead space, out of reach or left behind.
  static let judgedRules = Set(MovementRule.allCases).subtracting([.inset, .quiet])

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

  /// Counts what the judge found since the rest before: once for each view that moved without need.
  mutating func count(_ findings: [MovementFinding]) {
    add(.needless, CGFloat(Set(findings.filter(\.isNeedlessMovement).map(\.view)).count))
  }

  /// Counts the writes from a sample to a later one.
  mutating func countWrites(from old: Sample, to new: Sample) {
    writes += new.writes.total - old.writes.total
  }
}

extension HeadlessScrollWrites {
  /// How often the properties that the library writes were written.
  var total: Int { contentInset + verticalScrollIndicatorInsets + contentOffset }
}
