import ExampleScreens
import KeyboardScrollingTesting
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
          + "their own, and <code>swift run filmstrip --recording FILE</code> makes a page "
          + "from your own recording."
      )
    )
  }

  static var forRecordings: PlayerPage {
    PlayerPage(
      Words(
        title: "Recorded keyboards",
        about: "A keyboard recorded on a device, and how the content moves with it.",
        text: "Recorded on a device, and replayed with <code>swift run filmstrip</code> on a "
          + "headless stand-in for UIKit.",
        scriptName: "recording"
      )
    )
  }

  /// Creates the page of published traces, each played on the contact form.
  @MainActor init(_ traces: [Recording], titles: [String: String]) {
    self.init(
      Words(
        title: "Published keyboard traces",
        about: "Keyboards of real devices, from published reports. First no keyboard handling, "
          + "then the coordinator.",
        text: "The notifications are from published reports; "
          + "<a href=\"../Traces/README.md\">their README</a> says how they were collected. Here "
          + "they are posted to the contact form with the last field focused, on a headless "
          + "stand-in for UIKit. <a href=\"index.html\">The scripts</a> have a page of their own.",
        scriptName: "trace"
      )
    )
    guard let screen = Screen.all.first(where: { $0.name == "contact-form" }) else { return }
    for trace in Self.ordered(traces) {
      let model = HeadlessDeviceModel.forPlaying(screen: trace.screenToPlay)
      for handling in Handling.allCases {
        let script = trace.script(titled: trace.name.flatMap { titles[$0] }, repeats: false)
        let run = script.play(on: screen, model, with: handling, judging: [])
        add(run, source: trace.source)
      }
    }
  }

  /// Sorts traces: those with a URL first, and in both groups those of a named device first.
  private static func ordered(_ traces: [Recording]) -> [Recording] {
    let ranks = traces.map { trace in
      (trace.source?.hasPrefix("http") == true ? 0 : 2) + (trace.device.model == nil ? 1 : 0)
    }
    return (0...3).flatMap { rank in zip(traces, ranks).filter { $0.1 == rank }.map(\.0) }
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
