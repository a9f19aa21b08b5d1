import ExampleScreens
@_spi(Headless) import UIKit

extension PlayerPage {
  static var forScripts: PlayerPage {
    PlayerPage(
      Words(
        title: "Keyboards on the example screens",
        about: "First no keyboard handling, then the coordinator. Watch the blue field when the "
          + "keyboard appears.",
        text: "Recorded with <code>swift run filmstrip</code> on a headless stand-in for UIKit, "
          + "not on a device. <a href=\"traces.html\">Published keyboard traces</a> have a page of "
          + "their own, and <code>swift run replay --recording FILE</code> makes a page "
          + "from your own recording."
      )
    )
  }

  /// Returns the devices on which the player shows a script.
  ///
  /// For a script on an iPad or a folding phone, the only device is the script's. Other scripts
  /// have an iPhone 14 and, for a screen with a filmstrip, an iPhone SE.
  @MainActor static func devices(for script: Script, on screen: Screen) -> [HeadlessDeviceModel] {
    let setup = script.setups.first
    if let setup, !setup.device.hasPrefix("iPhone") || setup.model.innerDisplay != nil {
      return [setup.model]
    }
    let isDrawn = script.setups.contains { $0.screen == screen.name }
    return ["iPhone 14", "iPhone SE (2nd generation)"].prefix(isDrawn ? 2 : 1).map {
      .forPlaying($0)
    }
  }
}
