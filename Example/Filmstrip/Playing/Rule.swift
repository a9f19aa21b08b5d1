@_spi(Headless) import UIKit

/// A property that every screen with the coordinator has at rest.
enum Rule: String, CaseIterable, Sendable {
  case finite = "every number that is written is finite"
  case ownInset = "the inset is the app's own plus the covered height, less what UIKit adds"
  case visible = "a first responder that can be visible is visible"
  case idempotent = "a repeated event changes and writes nothing"
  case oneWrite = "a notification writes each inset at most once"
}

extension Frame {
  /// Returns the rules that a frame at rest breaks, computed without code of the library.
  ///
  /// - Parameters:
  ///   - before: The screen before the step.
  ///   - repeated: The screen after a repetition of the last event.
  ///   - baseline: The screen before any keyboard.
  ///   - revealsFocus: False if the user has scrolled.
  /// - Returns: The broken rules.
  func brokenRules(
    before: Sample, repeated: Sample, baseline: Sample, revealsFocus: Bool
  ) -> [Rule] {
    let own = baseline.contentInset.bottom - baseline.keyboardInset
    let adjustment = sample.keyboardInset
    let excess = abs(sample.contentInset.bottom - own - adjustment)
    let indicators = [sample, baseline].map(\.verticalScrollIndicatorInsets.bottom)
    // UIKit moves a sheet after the notification, so the coordinator writes a second time.
    let writes = max(1, news.count) + (sample.scrollView == before.scrollView ? 0 : 1)
    let (now, then) = (sample.writes, before.writes)
    return Rule.allCases.filter { rule in
      switch rule {
      case .finite: now.nonFinite > 0
      case .ownInset where adjustment > 0: !(excess <= 0.5)
      case .ownInset: !(excess <= 0.01) || abs(indicators[0] - indicators[1]) > 0.01
      // The coordinator reveals nothing for another app's keyboard.
      case .visible: revealsFocus && news.last?.isLocal != false && sample.showsFocus == false
      case .idempotent: !sample.equalsIgnoringTime(repeated)
      case .oneWrite:
        now.contentInset - then.contentInset > writes
          || now.verticalScrollIndicatorInsets - then.verticalScrollIndicatorInsets > writes
      }
    }
  }
}
