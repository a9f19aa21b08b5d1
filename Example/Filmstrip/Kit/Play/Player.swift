import CoreGraphics
package import ExampleScreens
import Foundation
import KeyboardScrolling
import UIKit

/// Plays traces and scripts against an example screen, and checks what follows.
@MainActor
package struct Player {
  private let screen: Screen

  package init(_ screen: Screen) {
    self.screen = screen
  }

  // MARK: Traces

  /// Plays a trace on its own screen size, with the last field as first responder.
  ///
  /// Every event is given the time its animation takes, sampled, and posted once more to see whether
  /// the repetition does anything. At the end the keyboard is hidden.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - variant: Who looks after the scroll view. Only the coordinator keeps all the rules.
  /// - Returns: What happened.
  package func play(_ trace: KeyboardTrace, variant: Variant = .coordinator) -> Play {
    let resolution = TraceResolution(trace)
    let events = Stage.run(
      screen,
      on: .forPlaying(screen: resolution.screen),
      variant: variant
    ) { stage in
      // The trace says what is posted; nothing else may be.
      stage.device.keyboard.isAutomatic = false
      let baseline = stage.sample()
      stage.focusLastField()
      stage.device.clock.advance(by: 1)

      var run = TraceRun(stage: stage, invariants: Invariants(baseline: baseline))
      for step in resolution.steps {
        switch step.action {
        case .post(let notification):
          run.post(notification, title: step.title, origin: .trace)
        case .show(let reason):
          run.show(step.title, because: reason)
        }
      }
      run.post(closing(on: resolution.screen), title: "keyboardWillHide", origin: .closing)
      return run.events
    }
    return Play(screen: screen.name, name: trace.id, size: resolution.screen, events: events)
  }

  private func closing(on screen: CGSize) -> HeadlessKeyboardEvent {
    HeadlessKeyboardEvent(
      .willHide,
      endFrame: CGRect(x: 0, y: screen.height, width: screen.width, height: 0),
      duration: 0.25,
      curve: 7,
      isLocal: true
    )
  }

  // MARK: Scripts

  /// Plays a script, with a keyboard that comes and goes by itself.
  ///
  /// - Parameter script: The script.
  /// - Returns: What happened with the coordinator, and the picture of it with and without; nil for
  ///   a script that is not for this screen.
  package func play(_ script: Script) -> (play: Play, filmstrip: Filmstrip)? {
    guard let cast = script.casts.first(where: { $0.screen == screen.name }) else { return nil }
    let model = HeadlessDeviceModel.forPlaying(cast)
    let coordinated = run(script, on: model, variant: .coordinator)
    let others = Variant.allCases.filter { $0 != .coordinator }.map { variant in
      Filmstrip.Group(
        title: variant.title,
        frames: run(script, on: model, variant: variant).comparedFrames
      )
    }
    let play = Play(
      screen: screen.name,
      name: script.name,
      size: model.screenSize,
      events: coordinated.events
    )
    let filmstrip = Filmstrip(
      title: "\(screen.title): \(script.title)",
      sentence: script.sentence,
      device: model.name,
      rows: [
        [Filmstrip.Group(title: Variant.coordinator.title, frames: coordinated.frames)],
        others,
      ]
    )
    return (play, filmstrip)
  }

  private func run(
    _ script: Script,
    on model: HeadlessDeviceModel,
    variant: Variant
  ) -> ScriptRun {
    Stage.run(screen, on: model, variant: variant, isInSheet: script.isInSheet) { stage in
      var run = ScriptRun(stage: stage, isChecked: variant == .coordinator)
      for shot in script.shots { run.perform(shot) }
      return run
    }
  }
}
