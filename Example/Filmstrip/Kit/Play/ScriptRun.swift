import CoreGraphics
import Foundation
import UIKit

/// The shots of a script, one after the other on a stage.
@MainActor
struct ScriptRun {
  private(set) var events: [PlayedEvent] = []
  private(set) var frames: [Filmstrip.Frame] = []
  /// The frames to compare with another variant's.
  private(set) var comparedFrames: [Filmstrip.Frame] = []

  private let stage: Stage
  /// False without a coordinator: nothing is promised there.
  private let isChecked: Bool
  private let invariants: Invariants
  private var witness: KeyboardWitness
  private var heard = 0

  init(stage: Stage, isChecked: Bool) {
    self.stage = stage
    self.isChecked = isChecked
    invariants = Invariants(baseline: stage.sample())
    witness = KeyboardWitness(screen: invariants.baseline.screen)
    heard = stage.notifications.count
  }

  mutating func perform(_ shot: Script.Shot) {
    var before = stage.writes
    switch shot.move {
    case .wait: break
    case .tapFirstField: stage.focusField(at: 0)
    case .tapLastField: stage.focusLastField()
    case .scrollToEnd:
      stage.scrollToEnd()
      // That was the person.
      before = stage.writes
    case .endEditing: stage.endEditing()
    }
    stage.device.clock.advance(by: shot.delay)

    let news = Array(stage.notifications.dropFirst(heard))
    heard += news.count
    for notification in news { witness.observe(notification) }
    let sample = stage.sample()
    let event = PlayedEvent(
      title: shot.caption,
      origin: .script,
      endFrame: news.last?.endFrame,
      witness: witness,
      sample: sample,
      writes: stage.writes - before,
      violations: violations(in: sample, after: shot)
    )
    events.append(event)
    let frame = Filmstrip.Frame(
      number: frames.count + 1,
      caption: shot.caption,
      event: news.last?.name.rawValue,
      sample: sample,
      verdict: verdict(on: sample, overlap: event.overlap, after: shot),
      isMoving: shot.isUnderWay
    )
    frames.append(frame.moved(from: frames.last?.sample))
    if shot.isCompared {
      comparedFrames.append(frame.moved(from: (comparedFrames.last ?? frames.first)?.sample))
    }
  }

  private func verdict(
    on sample: Sample,
    overlap: CGFloat,
    after shot: Script.Shot
  ) -> Filmstrip.Verdict? {
    guard !shot.isUnderWay else { return nil }
    guard shot.move == .scrollToEnd else {
      guard let isSeen = sample.showsFocus(overlap: overlap) else { return nil }
      return isSeen
        ? .init("focused field in view", isGood: true)
        : .init("focused field covered", isGood: false)
    }
    let formEnd = sample.elements.map(\.frame.maxY).max() ?? 0
    guard formEnd <= sample.visibleBand(overlap: overlap).bottom + 0.5 else {
      return .init("end of the form covered", isGood: false)
    }
    // A margin is part of a form; a third of a screen is not.
    let emptiness = sample.contentEnd - formEnd
    guard overlap > 0 || emptiness < sample.screen.height / 4 else {
      return .init("blank space below the form", isGood: false)
    }
    return .init("end of the form in view", isGood: true)
  }

  /// The rules of rest, and that rest stays rest.
  private func violations(in sample: Sample, after shot: Script.Shot) -> [Violation] {
    guard isChecked, !shot.isUnderWay else { return [] }
    var violations: [Violation] = []
    let before = stage.writes
    stage.device.clock.turn()
    violations += invariants.violations(
      writes: Writes(),
      repetition: stage.writes - before,
      isUnchanged: sample.isAlike(stage.sample())
    )
    // A person may scroll what is edited out of sight.
    violations += invariants.violations(
      in: sample,
      witness: witness,
      revealsFocus: shot.move != .scrollToEnd
    )
    return violations
  }
}

extension Filmstrip.Frame {
  fileprivate func moved(from sample: Sample?) -> Filmstrip.Frame {
    var frame = self
    frame.moved = sample.map { self.sample.shownOffset - $0.shownOffset } ?? 0
    return frame
  }
}
