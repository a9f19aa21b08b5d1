import CoreGraphics
import ExampleScreens
import Foundation
import UIKit

/// Plays traces and scripts against an example screen, and checks the result.
@MainActor
struct ScreenPlayer {
  private let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  /// Plays a trace on its own screen size, with the last field as first responder.
  ///
  /// Every event is given the time its animation takes, sampled, and posted once more to see whether
  /// the repetition does anything. At the end the keyboard is hidden.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - variant: The keyboard handling. Only the coordinator keeps all the rules.
  /// - Returns: The events and their results.
  func play(_ trace: KeyboardTrace, variant: Variant = .coordinator) -> Play {
    let resolution = TraceResolution(trace)
    let size = resolution.screen
    let events = Stage.run(screen, on: .forPlaying(screen: size), variant: variant) { stage in
      // The trace says what is posted; nothing else may be.
      stage.device.keyboard.isAutomatic = false
      let baseline = stage.sample()
      stage.focusLastField()
      stage.device.clock.advance(by: 1)

      var run = TraceRun(stage: stage, invariants: Invariants(baseline: baseline))
      for step in resolution.steps {
        switch step.action {
        case .post(let notification): run.post(notification, title: step.title, origin: .trace)
        case .show(let reason): run.show(step.title, because: reason)
        }
      }
      let hidden = CGRect(x: 0, y: size.height, width: size.width, height: 0)
      run.post(
        .init(.willHide, endFrame: hidden, duration: 0.25, curve: 7, isLocal: true),
        title: "keyboardWillHide",
        origin: .closing
      )
      return run.events
    }
    return Play(screen: screen.name, name: trace.id, size: size, events: events)
  }

  /// Plays a script, with a keyboard that comes and goes by itself.
  ///
  /// - Parameter script: The script.
  /// - Returns: The events with the coordinator, and the picture of all variants; nil for a script
  ///   that is not for this screen.
  func play(_ script: Script) -> (play: Play, filmstrip: Filmstrip)? {
    guard let cast = script.casts.first(where: { $0.screen == screen.name }) else { return nil }
    let model = HeadlessDeviceModel.forPlaying(cast.device, isLandscape: cast.isLandscape)
    let runs = Variant.drawn.map { ($0.title, run(script, on: model, variant: $0)) }
    let groups = runs.dropFirst().map { Filmstrip.Group(title: $0, frames: $1.comparedFrames) }
    let filmstrip = Filmstrip(
      title: "\(screen.title): \(script.title)",
      sentence: script.sentence,
      device: model.name,
      rows: [[Filmstrip.Group(title: runs[0].0, frames: runs[0].1.frames)], groups]
    )
    let events = runs[0].1.events
    let play = Play(screen: screen.name, name: script.name, size: model.screenSize, events: events)
    return (play, filmstrip)
  }

  /// Plays a script on a device with one variant; no shot where the variant is not applicable.
  @discardableResult
  func run(
    _ script: Script,
    on model: HeadlessDeviceModel,
    variant: Variant,
    tape: Tape? = nil
  ) -> ScriptRun {
    Stage.run(screen, on: model, variant: variant, isInSheet: script.isInSheet, tape: tape) {
      var run = ScriptRun(stage: $0, isChecked: variant == .coordinator)
      if $0.isApplicable { for shot in script.shots { run.perform(shot) } }
      return run
    }
  }
}
