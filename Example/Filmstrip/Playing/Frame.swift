import Judging
@_spi(Headless) package import UIKit

/// A picture of a screen, with the events since the last picture and the judge's findings.
package struct Frame: Equatable, Sendable {
  package struct Verdict: Equatable, Sendable {
    var text: String
    var isGood: Bool

    package init(text: String, isGood: Bool) { (self.text, self.isGood) = (text, isGood) }
  }

  var caption = ""
  var sample = Sample()
  /// The notifications since the last frame.
  var news: [HeadlessKeyboardEvent] = []
  var adjustment = ""
  package var verdict: Verdict?
  var isMoving = false
  var brokenRules: [Rule] = []
  /// The judge's findings since the content last came to rest.
  var findings: [MovementFinding] = []

  var faults: [String] {
    brokenRules.map(\.rawValue) + findings.map { "\($0.view): \($0.rule) expected; \($0.detail)" }
  }
}

extension Frame {
  /// Reads a screen that another module plays; `known` is the number of notifications up to the
  /// last frame.
  @MainActor package init(
    of controller: UIViewController, in window: UIWindow, _ scrollView: UIScrollView,
    bar: UIView?, on device: HeadlessDevice, caption: String, known: inout Int
  ) {
    let log = device.keyboard.log
    let reader = ScreenReader(
      device: device, window: window, scrollView: scrollView, controller: controller,
      barOnKeyboard: bar, title: ""
    )
    self.init(
      caption: Filmstrip.shortened(caption, to: 26),
      sample: reader.sample(), news: log.dropFirst(known).map(\.event)
    )
    known = log.count
  }

  /// The verdict whether the first responder is visible; nil without one, or if it is too tall.
  package var focusInView: Verdict? {
    Script.Question.isFocusInView.answer(sample, baseline: sample)
  }
}

struct Run: Equatable, Sendable {
  var screen: String
  var script: String
  var device: String
  var technique: String
  var shots: [Frame] = []
  /// The frames between the shots, ``Stage/rate`` per second; empty if they were not recorded.
  var frames: [Frame] = []
}
