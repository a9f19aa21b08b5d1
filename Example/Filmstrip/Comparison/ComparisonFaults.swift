import Foundation
@_spi(Headless) import UIKit
import Workshop

struct ComparisonFaults: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case hidden = "field hidden"
    case dead = "empty space"
    case unreachable = "out of reach"
    case left = "left behind"
    case needless = "needless movement"

    /// Whether the fault is measured in points.
    ///
    /// The others are counted.
    var isLength: Bool { ![.hidden, .needless].contains(self) }
  }

  /// Writes of insets and offset.
  ///
  /// Lists, which move frame by frame, are separate.
  struct Writes: Equatable, Sendable {
    var plain = 0
    var list = 0
  }

  /// The rules of movement that every technique can follow.
  ///
  /// A wrong inset, which only some techniques use, is dead space, out of reach or left behind.
  static let judgedRules = MovementRule.promised.subtracting([.inset, .quiet])

  /// The numbers, and lengths in points, by kind.
  private(set) var counts: [Kind: CGFloat] = [:]
  private(set) var writes = Writes()

  /// The faults of two screens, or of two moments: numbers add up, and the larger length counts.
  static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    for (kind, count) in rhs.counts {
      let old = lhs.counts[kind] ?? 0
      sum.counts[kind] = kind.isLength ? max(old, count) : old + count
    }
    sum.writes.plain += rhs.writes.plain
    sum.writes.list += rhs.writes.list
    return sum
  }

  /// Such as `field hidden, 84 points of empty space`.
  var words: String {
    Kind.allCases.compactMap { kind in
      counts[kind].map { count in
        switch kind {
        case .dead: "\(count.plain) points of empty space"
        case .unreachable, .left: "\(count.plain) points \(kind.rawValue)"
        case .hidden, .needless: kind.rawValue + (count > 1 ? ", \(count.plain) times" : "")
        }
      }
    }.joined(separator: "; ")
  }

  /// Such as `hidden, 84 empty`, below a phone in a picture.
  var verdict: Frame.Verdict {
    let words = Kind.allCases.compactMap { kind in
      counts[kind].map { count in
        switch kind {
        case .hidden: "hidden"
        case .dead: "\(count.plain) empty"
        case .unreachable, .left, .needless: "\(count.plain) \(kind.rawValue)"
        }
      }
    }.joined(separator: ", ")
    return .init(text: words.isEmpty ? "no fault" : words, isGood: words.isEmpty)
  }

  mutating func add(_ kind: Kind, _ number: CGFloat) {
    if number >= 1 { counts[kind, default: 0] += number.rounded() }
  }

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

  /// Counts the judge's findings since the rest before: once for each view that moved without need.
  mutating func count(_ findings: [MovementFinding]) {
    add(.needless, CGFloat(Set(findings.filter(\.isNeedlessMovement).map(\.view)).count))
  }

  mutating func countWrites(from old: Sample, to new: Sample, inList isList: Bool) {
    let count = new.writes.total - old.writes.total
    if isList { writes.list += count } else { writes.plain += count }
  }
}

extension HeadlessScrollWrites {
  /// The number of writes to the library's properties.
  var total: Int { contentInset + verticalScrollIndicatorInsets + contentOffset }
}
