import KeyboardScrollingTesting
@_spi(Headless) import UIKit
import Workshop

extension Recording {
  @MainActor static func playing(_ session: Session, as name: String) -> Recording {
    recording(name) { start in _ = SessionPlayer.play(session) { screen, _, _ in start(screen) } }
  }

  @MainActor static func playing(_ stream: Workshop.Stream, as name: String) -> Recording {
    recording(name) { start in
      _ = StreamPlayer.play(stream, observe: { screen, _ in start(screen) })
    }
  }

  /// Records from the first call of the argument of `play` on.
  @MainActor private static func recording(
    _ name: String, _ play: (_ start: @escaping (PlayedScreen) -> Void) -> Void
  ) -> Recording {
    var recorder: KeyboardRecorder?
    play { screen in
      guard recorder == nil else { return }
      recorder = KeyboardRecorder(
        screen.scrollView, bar: screen.bar, name: name,
        notificationCenter: screen.device.keyboard.notificationCenter
      )
      recorder?.start()
    }
    return recorder?.stop() ?? Recording(name: name)
  }
}
