import Foundation
import UIKit

/// Something that must never happen with the coordinator, and happened.
struct Violation: Equatable, Sendable, CustomStringConvertible {
  /// The rules that hold whenever the screen is at rest.
  enum Rule: String, CaseIterable, Sendable {
    case finite = "every number that is written is finite"
    case ownInset = "the inset is the app's own, and what is covered less what UIKit adds"
    case visible = "a first responder that can be seen is seen"
    case idempotent = "a repeated event changes and writes nothing"
    case oneWrite = "a notification writes each inset at most once"
  }

  let rule: Rule
  let detail: String

  init(_ rule: Rule, _ detail: String) {
    self.rule = rule
    self.detail = detail
  }

  var description: String { "\(rule.rawValue): \(detail)" }
}

extension Frame {
  /// Returns what does not hold in a frame at rest.
  ///
  /// The arithmetic shares no code with the library, so that the two can disagree.
  ///
  /// - Parameters:
  ///   - before: The screen before the step.
  ///   - repeated: The screen after the last event came once more, with nothing between.
  ///   - baseline: The screen before any keyboard came.
  ///   - revealsFocus: False where nothing has to be in sight, because the user scrolled.
  /// - Returns: The rules that do not hold.
  func violations(
    before: Sample,
    repeated: Sample,
    baseline: Sample,
    revealsFocus: Bool
  ) -> [Violation] {
    var violations: [Violation] = []
    func expect(_ rule: Violation.Rule, _ holds: Bool, _ detail: @autoclosure () -> String) {
      if !holds { violations.append(Violation(rule, detail())) }
    }
    expect(.finite, sample.writes.nonFinite == 0, "\(sample.writes)")
    let inset = sample.contentInset.bottom
    let own = baseline.contentInset.bottom - baseline.keyboardAdjustment
    let adjustment = sample.keyboardAdjustment
    expect(
      .ownInset,
      abs(inset - own - adjustment) <= (adjustment == 0 ? 0.01 : 0.5),
      "content inset \(inset.plain), not \(own.plain) + \(adjustment.plain)"
    )
    let indicator = sample.verticalScrollIndicatorInsets.bottom
    let ownIndicator = baseline.verticalScrollIndicatorInsets.bottom
    expect(
      .ownInset,
      adjustment > 0 || abs(indicator - ownIndicator) <= 0.01,
      "indicator inset \(indicator.plain), not \(ownIndicator.plain)"
    )
    // The keyboard of another app reveals nothing.
    if revealsFocus, news.last?.isLocal != false, let focus = sample.focus {
      let (top, bottom) = sample.visibleBand
      expect(
        .visible,
        sample.showsFocus != false,
        "it spans \(focus.minY.plain) to \(focus.maxY.plain), "
          + "in sight is \(top.plain) to \(bottom.plain)"
      )
    }
    expect(.idempotent, sample.isAlike(repeated), "\(repeated.writes)")
    // UIKit moves a sheet after the notification.
    let limit = max(1, news.count) + (sample.scrollView == before.scrollView ? 0 : 1)
    let writes = [
      sample.writes.contentInset - before.writes.contentInset,
      sample.writes.verticalScrollIndicatorInsets - before.writes.verticalScrollIndicatorInsets,
    ]
    expect(.oneWrite, writes.allSatisfy { $0 <= limit }, "\(writes) for \(news.count)")
    return violations
  }
}
