import ExampleScreens
import Foundation
import KeyboardScrolling
import KeyboardScrollingHeadless
@_spi(Headless) import UIKit
import Workshop

extension Script {
  /// Plays the script on a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - model: The device.
  ///   - technique: The keyboard handling; only the coordinator has to keep the rules.
  ///   - rules: The rules of movement that are judged; all of them with the coordinator if nil.
  ///   - recordsFrames: Whether the run has more than a frame for each step.
  ///   - observe: Called with the stage after each step.
  /// - Returns: The run; nil where the screen has no place for the technique.
  @MainActor
  func play(
    on screen: Screen,
    _ model: HeadlessDeviceModel,
    with technique: any KeyboardTechnique.Type = KeyboardTechniques.coordinator,
    judging rules: Set<MovementRule>? = nil,
    recordsFrames: Bool = true,
    observe: (Stage, Frame) -> Void = { _, _ in }
  ) -> Run? {
    let device = HeadlessDevice(model)
    prepare(device)
    let isCoordinator = technique.name == KeyboardTechniques.coordinator.name
    let rules = rules ?? (isCoordinator ? MovementRule.promised : [])
    return device.run {
      Environment.headless(device).run {
        let stage = Stage(
          screen,
          in: container,
          on: device,
          with: technique,
          judging: rules,
          recordsFrames: recordsFrames
        )
        defer { stage.close() }
        guard stage.isApplicable else { return nil }
        var run = Run(
          screen: screen.title,
          script: title,
          device: model.name,
          technique: technique.name
        )
        for (number, step) in steps.enumerated() {
          let frame = stage.perform(step, isLast: number == steps.count - 1)
          run.shots.append(frame)
          observe(stage, frame)
        }
        run.frames = stage.frames
        return run
      }
    }
  }
}

extension Script.Cast {
  /// The screen of the example that has the name.
  @MainActor var screenToPlay: Screen {
    guard let found = Screen.all.first(where: { $0.name == screen }) else {
      preconditionFailure("there is no screen \(screen)")
    }
    return found
  }
}

extension HeadlessDeviceModel {
  /// The device of a name, as it is held; an iPhone 14 for a name that is not known.
  static func forPlaying(_ name: String, isLandscape: Bool = false) -> HeadlessDeviceModel {
    let model = name == iPhone14.name ? iPhone14 : named(name) ?? iPhone14
    return isLandscape ? model.onItsSide : model
  }

  /// The device to play a screen size on, held so that its screen has that size.
  ///
  /// - Parameter size: In the orientation to play, in points.
  /// - Returns: A known device where there is one of the size; otherwise one without a safe area.
  static func forPlaying(screen size: CGSize) -> HeadlessDeviceModel {
    let portrait = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
    // Several devices share its size; this is the one whose numbers the documentation uses.
    let known = portrait == iPhone14.screenSize ? iPhone14 : matching(screenSize: portrait)
    let model =
      known
      ?? HeadlessDeviceModel(
        name: "\(portrait.width.plain) by \(portrait.height.plain)",
        screenSize: portrait,
        keyboardHeight: (portrait.height * 0.4).rounded(),
        landscapeKeyboardHeight: (portrait.width * 0.5).rounded(),
        source: "no device known of this size"
      )
    return size.width > size.height ? model.onItsSide : model
  }
}
