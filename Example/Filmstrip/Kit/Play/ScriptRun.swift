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
    stage.begin(shot.caption)
    let before = perform(shot.move)
    if let delay = shot.delay { stage.advance(by: delay) }
    if shot.question != nil || shot.delay == 0 { stage.rest() }

    let news = Array(stage.notifications.dropFirst(heard))
    heard += news.count
    let sample = stage.sample()
    // A screen turns between the hide and the show, so that its size is no news to the hide.
    witness.turn(to: sample.screen)
    for notification in news { witness.observe(notification) }
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
      event: news.last?.name.swiftName,
      sample: sample,
      verdict: verdict(on: sample, overlap: event.overlap, after: shot),
      isMoving: shot.isUnderWay
    )
    frames.append(frame.following(frames.last?.sample))
    if shot.isCompared {
      comparedFrames.append(frame.following((comparedFrames.last ?? frames.first)?.sample))
    }
  }

  /// Moves, and says what had been written before something could answer the move.
  private func perform(_ move: Script.Move) -> HeadlessScrollWrites {
    let before = stage.writes
    switch move {
    case .wait: break
    case .tapFirstField: stage.focusFirstField()
    case .tapLastField: stage.focusLastField()
    case .tapField(let index): stage.focusField(at: index)
    case .scrollToEnd:
      stage.scrollToEnd()
      // That was the person.
      return stage.writes
    case .endEditing: stage.endEditing()
    case .turnToLandscape: stage.device.rotate(to: .landscapeRight)
    case .turnToPortrait: stage.device.rotate(to: .portrait)
    case .autoFill: stage.autoFill()
    case .float(let frame): stage.device.keyboard.perform(.float(frame: frame))
    case .dock: stage.device.keyboard.perform(.dock)
    case .dragKeyboard(let height): stage.dragKeyboard(to: height)
    case .takeKeyboardBack: stage.takeKeyboardBack()
    case .letGo: stage.letGo()
    }
    return before
  }

  private func verdict(
    on sample: Sample,
    overlap: CGFloat,
    after shot: Script.Shot
  ) -> Filmstrip.Verdict? {
    switch shot.question {
    case nil: nil
    case .isFocusInView:
      switch sample.showsFocus(overlap: overlap) {
      case true?: .init("focused field in view", isGood: true)
      case false?: .init("focused field covered", isGood: false)
      case nil: nil
      }
    case .isEndInView: verdictOnEnd(of: sample, overlap: overlap)
    case .areInsetsTheAppsOwn:
      sample.contentInset == invariants.baseline.contentInset
        ? .init("inset is the app's own", isGood: true)
        : .init("inset is not the app's own", isGood: false)
    case .isNewestInView: verdictOnNewest(in: sample)
    }
  }

  private func verdictOnNewest(in sample: Sample) -> Filmstrip.Verdict {
    let end = sample.barOnKeyboard?.minY ?? sample.scrollView.maxY
    let newest = bottom(of: sample)
    guard newest <= end + 0.5 else { return .init("newest message covered", isGood: false) }
    return end - newest < sample.screen.height / 8
      ? .init("newest message above the bar", isGood: true)
      : .init("blank space below the newest", isGood: false)
  }

  private func bottom(of sample: Sample) -> CGFloat {
    sample.elements.map(\.frame.maxY).max() ?? 0
  }

  private func verdictOnEnd(of sample: Sample, overlap: CGFloat) -> Filmstrip.Verdict {
    guard !sample.isUpsideDown else {
      let top = sample.scrollView.minY + sample.adjustedContentInset.top
      let first = sample.elements.map(\.frame.minY).min() ?? 0
      return first >= top - 0.5
        ? .init("oldest message in view", isGood: true)
        : .init("oldest message covered", isGood: false)
    }
    let formEnd = bottom(of: sample)
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
      writes: HeadlessScrollWrites(),
      repetition: stage.writes - before,
      isUnchanged: sample.isAlike(stage.sample())
    )
    // A person may scroll what is edited out of sight.
    violations += invariants.violations(
      in: sample,
      witness: witness,
      revealsFocus: !shot.isByHand
    )
    return violations
  }
}

extension Filmstrip.Frame {
  /// The frame, with what has changed since the one that is drawn to its left.
  fileprivate func following(_ sample: Sample?) -> Filmstrip.Frame {
    var frame = self
    let focus = sample?.firstResponder?.name
    frame.previousFocus = focus == self.sample.firstResponder?.name ? nil : focus
    // On a screen that was turned the content is another one.
    guard let sample, sample.screen == self.sample.screen else { return frame }
    frame.moved = self.sample.shownScroll - sample.shownScroll
    return frame
  }
}
