@_spi(Headless) import UIKit
import Workshop

extension Filmstrip {
  /// Plays a session, and returns a picture with a phone for each step, and a line for each finding.
  @MainActor
  static func draw(_ session: Session, title: String) -> (picture: Filmstrip, findings: [String]) {
    var frames: [Frame] = []
    var known = 0
    let outcome = SessionPlayer.play(session) { screen, done, findings in
      var frame = Frame(screen, caption: done, known: &known)
      frame.verdict = verdict(findings)
      frames.append(frame)
    }
    let found = outcome.findings.count
    let picture = Filmstrip(
      title: title,
      sentence: found == 0
        ? "Everything moved as a person expects."
        : "\(counted(found, "movement")) that a person does not expect.",
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

extension Frame {
  /// Reads a played screen; `known` is the number of notifications up to the last frame.
  @MainActor init(_ screen: PlayedScreen, caption: String?, known: inout Int) {
    let log = screen.device.keyboard.log
    let reader = ScreenReader(
      device: screen.device, window: screen.window, scrollView: screen.scrollView,
      controller: screen.controller, barOnKeyboard: screen.bar, title: ""
    )
    self.init(
      caption: caption.map { Filmstrip.shortened($0, to: 26) } ?? "Before",
      sample: reader.sample(), news: log.dropFirst(known).map(\.event)
    )
    known = log.count
  }
}
