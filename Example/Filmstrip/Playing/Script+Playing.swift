package import ExampleScreens
@_spi(Headless) package import UIKit

extension Script {
  /// Plays the script on a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - model: The device.
  ///   - handling: The keyboard handling.
  ///   - watching: Creates what watches the content; nil for nothing.
  ///   - recordsFrames: True to record frames between the steps.
  /// - Returns: The run.
  @MainActor package func play(
    on screen: Screen, _ model: HeadlessDeviceModel, with handling: Handling = .coordinator,
    watching: ((Stage) -> StageWatch)? = nil, recordsFrames: Bool = true
  ) -> Run {
    let device = HeadlessDevice(model)
    prepare(device)
    return device.runScreens {
      let stage = Stage(
        screen, in: container, on: device, with: handling, watching: watching,
        recordsFrames: recordsFrames
      )
      defer { stage.close() }
      var run = Run(
        screen: screen.title, script: title, device: model.name, technique: handling.rawValue
      )
      for (number, step) in steps.enumerated() {
        run.shots.append(stage.perform(step, isLast: number == steps.count - 1))
      }
      run.frames = stage.frames
      return run
    }
  }
}

extension Script.Setup {
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

  /// Returns a known device with this screen size, or else a device without a safe area.
  package static func forPlaying(screen size: CGSize) -> HeadlessDeviceModel {
    let portrait = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
    // Of several devices with this size, take the iPhone 14, as in the documentation.
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
