package import KeyboardScrollingTesting
@_spi(Headless) import UIKit

extension Recording {
  @MainActor package static func playing(_ session: Session, as name: String) -> Recording {
    recording(name) { start in _ = SessionPlayer.play(session) { screen, _, _ in start(screen) } }
  }

  @MainActor package static func playing(_ stream: Stream, as name: String) -> Recording {
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
