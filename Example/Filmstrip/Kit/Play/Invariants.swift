import Foundation
import UIKit

/// The rules of ``Violation/Rule``, as arithmetic on samples.
struct Invariants: Equatable, Sendable {
  /// The insets before any keyboard came: the app's own.
  let baseline: Sample

  /// Checks what an event led to, when all animations are over.
  ///
  /// - Parameters:
  ///   - sample: The screen after the event.
  ///   - witness: Where the keyboard is after the event.
  ///   - revealsFocus: False when nothing has to be in sight: the keyboard is another app's, or the
  ///     person scrolled away.
  /// - Returns: What does not hold.
  func violations(
    in sample: Sample,
    witness: KeyboardWitness,
    revealsFocus: Bool = true
  ) -> [Violation] {
    guard sample.numbers.allSatisfy(\.isFinite) else {
      let bad = sample.numbers.filter { !$0.isFinite }.map { "\($0)" }
      return [Violation(.finite, bad.joined(separator: ", "))]
    }
    var violations: [Violation] = []
    let overlap = witness.overlap(withViewAt: sample.scrollView)
    if witness.placement == .hidden {
      violations += differences(
        "content inset",
        baseline.contentInset.bottom,
        sample.contentInset.bottom
      )
      violations += differences(
        "indicator inset",
        baseline.verticalScrollIndicatorInsets.bottom,
        sample.verticalScrollIndicatorInsets.bottom
      )
    } else if overlap > 0, let bar = sample.barOnKeyboard {
      // By the bar's place, which the layout guide decides, and not by its height.
      // A bar above the view leaves nothing, and not less.
      let free = max(0, bar.minY - sample.scrollView.minY)
      let expected = sample.scrollView.height - free - sample.contribution
      if abs(sample.contentInset.bottom - expected) > 0.5 {
        violations.append(
          Violation(
            .cleared,
            "content inset \(text(sample.contentInset.bottom)) where the bar leaves "
              + "\(text(free)) of \(text(sample.scrollView.height))"
          )
        )
      }
    } else {
      let adjustment = max(0, overlap - sample.contribution)
      let expected = baseline.contentInset.bottom + adjustment
      if abs(sample.contentInset.bottom - expected) > 0.5 {
        violations.append(
          Violation(
            .cleared,
            "content inset \(text(sample.contentInset.bottom)) where \(text(overlap)) − "
              + "\(text(sample.contribution)) makes \(text(expected))"
          )
        )
      }
    }
    if revealsFocus, let focus = sample.focus, sample.showsFocus(overlap: overlap) == false {
      let band = sample.visibleBand(overlap: overlap)
      violations.append(
        Violation(
          .visible,
          "it spans \(text(focus.minY)) to \(text(focus.maxY)), "
            + "in sight is \(text(band.top)) to \(text(band.bottom))"
        )
      )
    }
    return violations
  }

  /// Checks what an event wrote the first time, and what it wrote when it came again.
  ///
  /// - Parameters:
  ///   - writes: By the event.
  ///   - repetition: By the same event once more, with nothing between.
  ///   - isUnchanged: True when the screen was the same before and after the repetition.
  ///   - limit: How often an inset may be written.
  /// - Returns: What does not hold.
  func violations(
    writes: HeadlessScrollWrites,
    repetition: HeadlessScrollWrites?,
    isUnchanged: Bool,
    limit: Int = 1
  ) -> [Violation] {
    var violations: [Violation] = []
    if writes.nonFinite > 0 {
      violations.append(Violation(.finite, "\(writes.nonFinite) were written that are not"))
    }
    if max(writes.contentInset, writes.verticalScrollIndicatorInsets) > limit {
      violations.append(
        Violation(
          .oneWrite,
          "content inset \(writes.contentInset) times, "
            + "indicator inset \(writes.verticalScrollIndicatorInsets) times"
        )
      )
    }
    if let repetition, repetition.total > 0 || !isUnchanged {
      violations.append(
        Violation(
          .idempotent,
          "content inset \(repetition.contentInset), "
            + "indicator inset \(repetition.verticalScrollIndicatorInsets), "
            + "content offset \(repetition.contentOffset) times"
        )
      )
    }
    return violations
  }

  private func differences(_ name: String, _ own: CGFloat, _ found: CGFloat) -> [Violation] {
    guard abs(own - found) > 0.01 else { return [] }
    return [Violation(.ownInsets, "\(name) \(text(found)), the app's own is \(text(own))")]
  }

  private func text(_ number: CGFloat) -> String { PlainNumber.text(number) }
}
