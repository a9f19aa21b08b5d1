import KeyboardScrollingTesting
@_spi(Headless) import UIKit
import Workshop

extension Recording {
  /// Plays an everyday session while a recorder records.
  ///
  /// - Parameters:
  ///   - session: The session, of a known kind.
  ///   - name: The name of the recording.
  /// - Returns: The recording of the screen's scroll view.
  @MainActor
  static func playing(_ session: Session, as name: String) -> Recording {
    var recorder: KeyboardRecorder?
    _ = SessionPlayer.play(session) { moment in
      guard recorder == nil else { return }
      recorder = KeyboardRecorder(moment.scrollView, bar: moment.bar, name: name)
      recorder?.start()
    }
    return recorder?.stop() ?? Recording(name: name)
  }

  /// Plays a stream of the random tests while a recorder records.
  ///
  /// - Parameters:
  ///   - stream: The stream.
  ///   - name: The name of the recording.
  /// - Returns: The recording of the first scroll view.
  @MainActor
  static func playing(_ stream: Workshop.Stream, as name: String) -> Recording {
    var recorder: KeyboardRecorder?
    _ = StreamPlayer.play(
      stream,
      observe: { scene in
        guard recorder == nil else { return }
        recorder = KeyboardRecorder(
          scene.scrollView,
          bar: scene.barOnKeyboard,
          name: name,
          notificationCenter: scene.device.keyboard.notificationCenter
        )
        recorder?.start()
      }
    )
    return recorder?.stop() ?? Recording(name: name)
  }
}
