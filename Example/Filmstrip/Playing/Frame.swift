import Foundation
@_spi(Headless) import UIKit
import Workshop

/// The screen at one instant of a run, with its texts.
struct Frame: Equatable, Sendable {
  /// The result in a picture, in a few words.
  struct Verdict: Equatable, Sendable {
    var text: String
    var isGood: Bool
  }

  /// The step of the script.
  var caption = ""
  var sample = Sample()
  var news: [HeadlessKeyboardEvent] = []
  var adjustment = ""
  /// The number of moves by a finger or a user's scroll.
  var handMoves = 0
  /// The verdict; nil if the frame has none.
  var verdict: Verdict?
  var isMoving = false
  var brokenRules: [Rule] = []
  /// The judge's findings since the rest before that the script does not expect.
  var findings: [MovementFinding] = []

  /// A line for each broken rule and each finding.
  var faults: [String] {
    brokenRules.map(\.rawValue)
      + findings.map { "\($0.view): \($0.rule) expected; \($0.detail)" }
  }
}

/// A played script.
struct Run: Equatable, Sendable {
  var screen: String
  var script: String
  var device: String
  var technique: String
  var shots: [Frame] = []
  /// The frames, ``Stage/rate`` a second; empty if they were not recorded.
  var frames: [Frame] = []
}
