@_spi(Headless) import UIKit
import Workshop

/// A picture of a screen, with the events since the last picture and the judge's findings.
struct Frame: Equatable, Sendable {
  struct Verdict: Equatable, Sendable {
    var text: String
    var isGood: Bool
  }

  var caption = ""
  var sample = Sample()
  /// The notifications since the last frame.
  var news: [HeadlessKeyboardEvent] = []
  var adjustment = ""
  var verdict: Verdict?
  var isMoving = false
  var brokenRules: [Rule] = []
  /// The judge's findings since the content last came to rest.
  var findings: [MovementFinding] = []

  var faults: [String] {
    brokenRules.map(\.rawValue) + findings.map { "\($0.view): \($0.rule) expected; \($0.detail)" }
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
