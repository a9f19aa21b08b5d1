@_spi(Headless) package import UIKit

/// A picture of a screen, with the events since the last picture, and faults.
package struct Frame: Equatable, Sendable {
  package struct Verdict: Equatable, Sendable {
    var text: String
    var isGood: Bool

    package init(text: String, isGood: Bool) { (self.text, self.isGood) = (text, isGood) }
  }

  package var caption = ""
  package var sample = Sample()
  /// The notifications since the last frame.
  package var news: [HeadlessKeyboardEvent] = []
  package var adjustment = ""
  package var verdict: Verdict?
  var isMoving = false
  var brokenRules: [Rule] = []
  /// The faults that a watch has found since the content last came to rest.
  package var findings: [String] = []

  package var faults: [String] { brokenRules.map(\.rawValue) + findings }

  /// The faults and a bad verdict, for a script on a screen for which its questions are meant.
  var faultsAndVerdict: [String] {
    faults + [verdict].compactMap(\.self).filter { !$0.isGood }.map(\.text)
  }
}

extension Frame {
  /// Creates a picture without notifications.
  package init(caption: String, sample: Sample) {
    self.init()
    (self.caption, self.sample) = (caption, sample)
  }

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

package struct Run: Equatable, Sendable {
  package var screen: String
  package var script: String
  package var device: String
  package var technique: String
  package var shots: [Frame] = []
  /// The frames between the shots, ``Stage/rate`` per second; empty if they were not recorded.
  package var frames: [Frame] = []
}

extension Run {
  package init(
    screen: String, script: String, device: String, technique: String, frames: [Frame]
  ) {
    self.init(screen: screen, script: script, device: device, technique: technique)
    self.frames = frames
  }
}
