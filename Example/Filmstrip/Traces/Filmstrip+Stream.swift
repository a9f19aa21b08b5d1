import Foundation
@_spi(Headless) import UIKit
import Workshop

extension Filmstrip {
  /// Draws the phone after each event of a stream.
  @MainActor
  init(_ stream: Workshop.Stream, title: String) {
    var frames: [Frame] = []
    var known = 0
    let fault = StreamPlayer.play(
      stream,
      observe: { scene in
        let log = scene.device.keyboard.log
        let reader = ScreenReader(
          device: scene.device,
          window: scene.window,
          scrollView: scene.scrollView,
          controller: scene.controller,
          barOnKeyboard: scene.barOnKeyboard,
          title: ""
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

  /// Returns a caption such as `keyboard(.autoFill)`, without the names of types, cut to fit.
  private static func caption(_ event: StreamEvent) -> String {
    shortened("\(event)".replacing(/([A-Z]\w*\.)+/, with: "."), to: 26)
  }
}
