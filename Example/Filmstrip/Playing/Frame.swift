import Foundation
@_spi(Headless) import UIKit
import Workshop

struct Frame: Equatable, Sendable {
  struct Verdict: Equatable, Sendable {
    var text: String
    var isGood: Bool
  }

  var caption = ""
  var sample = Sample()
  var news: [HeadlessKeyboardEvent] = []
  var adjustment = ""
  /// The number of moves so far by a finger or by a user's scroll.
  var handMoves = 0
  var verdict: Verdict?
  var isMoving = false
  var brokenRules: [Rule] = []
  /// The judge's findings since the previous rest.
  var findings: [MovementFinding] = []

  var faults: [String] {
    brokenRules.map(\.rawValue)
      + findings.map { "\($0.view): \($0.rule) expected; \($0.detail)" }
  }
}

struct Run: Equatable, Sendable {
  var screen: String
  var script: String
  var device: String
  var technique: String
  var shots: [Frame] = []
  /// The frames, ``Stage/rate`` a second; empty if they were not recorded.
  var frames: [Frame] = []
}
