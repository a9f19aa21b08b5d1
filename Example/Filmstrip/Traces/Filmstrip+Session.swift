@_spi(Headless) import UIKit
import Workshop

extension Filmstrip {
  /// Plays a session, and returns a picture with a phone for each step, and a line for each finding.
  @MainActor
  static func draw(_ session: Session, title: String) -> (picture: Filmstrip, findings: [String]) {
    var frames: [Frame] = []
    var known = 0
    let outcome = SessionPlayer.play(session) { moment in
      let log = moment.device.keyboard.log
      let reader = ScreenReader(
        device: moment.device, window: moment.window, scrollView: moment.scrollView,
        controller: moment.controller, barOnKeyboard: moment.bar, title: ""
      )
      frames.append(
        Frame(
          caption: moment.done.map { shortened($0, to: 26) } ?? "Before", sample: reader.sample(),
          news: log.dropFirst(known).map(\.event), verdict: verdict(moment.findings)
        )
      )
      known = log.count
    }
    let found = outcome.findings.count
    let picture = Filmstrip(
      title: title,
      sentence: found == 0
        ? "Everything moved as a person expects."
        : "\(counted(found, "movement")) that a person does not expect.",
      device: frames.first.map { "\($0.sample.screen.width.plain) points wide" } ?? "",
      frames: frames
    )
    return (picture, outcome.findings.map(\.description))
  }

  static func verdict(_ findings: [MovementFinding]) -> Frame.Verdict? {
    guard !findings.isEmpty else { return nil }
    let rules = MovementRule.allCases.filter { rule in findings.contains { $0.rule == rule } }
    let text = rules.map(\.rawValue).joined(separator: ", ") + " expected"
    return .init(text: text, isGood: false)
  }

  static func shortened(_ text: String, to length: Int) -> String {
    text.count > length ? "\(text.prefix(length - 1))…" : text
  }
}
