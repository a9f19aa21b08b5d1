import Foundation
@_spi(Headless) import UIKit
import Workshop

/// The screen at one instant of a run, with the words beside it.
struct Frame: Equatable, Sendable {
  /// The result that a picture shows, in a few words.
  struct Verdict: Equatable, Sendable {
    var text: String
    var isGood: Bool
  }

  /// The step of the script.
  var caption = ""
  var sample = Sample()
  /// The notifications since the frame before.
  var news: [HeadlessKeyboardEvent] = []
  /// The last adjustment of the coordinator.
  var adjustment = ""
  /// How often the content was moved by a finger or a person's scroll.
  var handMoves = 0
  /// Nil where there is nothing to judge.
  var verdict: Verdict?
  /// True while keyboard or content are on their way.
  var isMoving = false
  var brokenRules: [Rule] = []
  /// What the judge of movement found since the rest before, and the script does not expect.
  var findings: [MovementFinding] = []

  /// A line for each broken rule and each finding.
  var faults: [String] {
    brokenRules.map(\.rawValue)
      + findings.map { "\($0.view): \($0.rule) expected; \($0.detail)" }
  }
}

/// A script that was played.
struct Run: Equatable, Sendable {
  /// The title of the screen.
  var screen: String
  /// The title of the script.
  var script: String
  var device: String
  var technique: String
  /// A frame at the end of each step.
  var shots: [Frame] = []
  /// ``Stage/rate`` frames a second; empty if they were not recorded.
  var frames: [Frame] = []
}
