import ExampleScreens
import Foundation
import KeyboardScrollingTesting
import KeyboardTechniques
import UIKit

extension PlayerPage {
  /// The page of the scripts, without any run.
  static var ofScripts: PlayerPage {
    PlayerPage(
      title: "Keyboards on the example screens",
      text:
        "Recorded with <code>swift run filmstrip</code> on a headless stand-in for UIKit, not on "
        + "a device. <a href=\"traces.html\">Published keyboard traces</a> have a page of their own, "
        + "and <code>swift run filmstrip --recording FILE</code> makes one of a recording."
    )
  }

  /// The page of recordings, without any run.
  static var ofRecordings: PlayerPage {
    PlayerPage(
      title: "Recorded keyboards",
      text:
        "Recorded on a device, and replayed with <code>swift run filmstrip</code> on a headless "
        + "stand-in for UIKit."
    )
  }

  /// Creates the page of published traces: each is played against the contact form.
  @MainActor
  init(_ traces: [Recording]) {
    self.init(
      title: "Published keyboard traces",
      text: "The notifications are from published reports; "
        + "<a href=\"../Traces/README.md\">their README</a> has the sources. Here they are posted to "
        + "the contact form with the last field focused, on a headless stand-in for UIKit. "
        + "<a href=\"index.html\">The scripts</a> have a page of their own."
    )
    guard let screen = Screen.all.first(where: { $0.name == "contact-form" }) else { return }
    for trace in traces {
      let model = HeadlessDeviceModel.forPlaying(screen: trace.screenToPlay)
      for technique in [KeyboardTechniques.nothing, KeyboardTechniques.coordinator] {
        let script = trace.script(repeats: false)
        if let run = script.play(on: screen, model, with: technique, judging: []) { add(run) }
      }
    }
  }

  /// The devices that a script is played on: both phones, unless its own device is another one.
  @MainActor
  static func devices(for script: Script, on screen: Screen) -> [HeadlessDeviceModel] {
    if let cast = script.casts.first, !cast.device.hasPrefix("iPhone") {
      return [cast.model]
    }
    let isDrawn = script.casts.contains { $0.screen == screen.name }
    return ["iPhone 14", "iPhone SE (2nd generation)"].prefix(isDrawn ? 2 : 1).map {
      .forPlaying($0)
    }
  }
}
