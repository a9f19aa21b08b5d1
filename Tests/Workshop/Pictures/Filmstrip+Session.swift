package import FilmstripKit
import Judging
@_spi(Headless) import UIKit

extension Filmstrip {
  /// Plays a session, and creates a picture with a phone for each step.
  @MainActor package init(_ session: Session, title: String) {
    var frames: [Frame] = []
    var known = 0
    let outcome = SessionPlayer.play(session) { screen, done, findings in
      var frame = Frame(screen, caption: done, known: &known)
      frame.verdict = Self.verdict(findings)
      frames.append(frame)
    }
    let found = outcome.findings.count
    self.init(
      title: title,
      sentence: found == 0
        ? "Everything moved as a person expects."
        : "\(counted(found, "movement")) that a person does not expect.",
      frames: frames
    )
  }

  static func verdict(_ findings: [MovementFinding]) -> Frame.Verdict? {
    guard !findings.isEmpty else { return nil }
    let rules = MovementRule.allCases.filter { rule in findings.contains { $0.rule == rule } }
    let text = rules.map(\.rawValue).joined(separator: ", ") + " expected"
    return .init(text: text, isGood: false)
  }
}

extension Frame {
  @MainActor init(_ screen: PlayedScreen, caption: String?, known: inout Int) {
    self.init(
      of: screen.controller, in: screen.window, screen.scrollView, bar: screen.bar,
      on: screen.device, caption: caption ?? "Before", known: &known
    )
  }
}
