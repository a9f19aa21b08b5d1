@_spi(Headless) import UIKit
import Workshop

extension Filmstrip {
  /// Plays a stream, and creates a picture with a phone for each event.
  @MainActor init(_ stream: Workshop.Stream, title: String) {
    var frames: [Frame] = []
    var known = 0
    let fault = StreamPlayer.play(
      stream,
      observe: { scene in
        let log = scene.device.keyboard.log
        let reader = ScreenReader(
          device: scene.device, window: scene.window, scrollView: scene.scrollView,
          controller: scene.controller, barOnKeyboard: scene.barOnKeyboard, title: ""
        )
        let sample = reader.sample()
        frames.append(
          Frame(
            caption: scene.event.map(Self.caption) ?? "Before",
            sample: sample,
            news: log.dropFirst(known).map(\.event),
            verdict: scene.event == .rest
              ? Script.Question.isFocusInView.answer(sample, baseline: sample) : nil
          )
        )
        known = log.count
      }
    )
    self.init(
      title: title,
      sentence: fault.map { "A property did not hold \($0)." } ?? "Every property held.",
      device: frames.first.map { "\($0.sample.screen.width.plain) points wide" } ?? "",
      frames: frames
    )
  }

  /// Returns a short caption without the names of types, such as `keyboard(.autoFill)`.
  private static func caption(_ event: StreamEvent) -> String {
    shortened("\(event)".replacing(/([A-Z]\w*\.)+/, with: "."), to: 26)
  }
}
