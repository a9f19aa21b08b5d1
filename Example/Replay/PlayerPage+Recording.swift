import ExampleScreens
@_spi(Headless) import FilmstripKit
import KeyboardScrollingTesting
@_spi(Headless) import UIKit

extension PlayerPage {
  static var forRecordings: PlayerPage {
    PlayerPage(
      Words(
        title: "Recorded keyboards",
        about: "A keyboard recorded on a device, and how the content moves with it.",
        text: "Recorded on a device, and replayed with <code>swift run replay</code> on a "
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
        let run = script.play(on: screen, model, with: handling)
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
}
