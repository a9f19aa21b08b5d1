import ExampleScreens
import Foundation
import KeyboardScrolling
import KeyboardScrollingHeadless
@_spi(Headless) import UIKit
import Workshop

extension Script {
  /// Plays the script on a screen; nil if the technique does not apply to it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - model: The device.
  ///   - technique: The keyboard handling. Only the coordinator has to follow the rules.
  ///   - rules: The rules of movement to judge; nil for all of them with the coordinator.
  ///   - recordsFrames: Whether the run has frames between the steps.
  /// - Returns: The run.
  @MainActor
  func play(
    on screen: Screen,
    _ model: HeadlessDeviceModel,
    with technique: any KeyboardTechnique.Type = KeyboardTechniques.coordinator,
    judging rules: Set<MovementRule>? = nil,
    recordsFrames: Bool = true
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
          run.shots.append(stage.perform(step, isLast: number == steps.count - 1))
        }
        run.frames = stage.frames
        return run
      }
    }
  }
}

extension Script.Cast {
  @MainActor var screenToPlay: Screen {
    guard let found = Screen.all.first(where: { $0.name == screen }) else {
      preconditionFailure("there is no screen \(screen)")
    }
    return found
  }
}

extension HeadlessDeviceModel {
  /// Returns a device by its name; an iPhone 14 for an unknown name.
  static func forPlaying(_ name: String, isLandscape: Bool = false) -> HeadlessDeviceModel {
    let model = name == iPhone14.name ? iPhone14 : named(name) ?? iPhone14
    return isLandscape ? model.onItsSide : model
  }

  /// Returns a known device with this screen size, otherwise one without a safe area.
  static func forPlaying(screen size: CGSize) -> HeadlessDeviceModel {
    let portrait = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
    // Several devices share this size; the documentation uses the iPhone 14.
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
