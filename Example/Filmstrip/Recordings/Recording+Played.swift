import KeyboardScrollingTesting
@_spi(Headless) import UIKit
import Workshop

extension Recording {
  @MainActor static func playing(_ session: Session, as name: String) -> Recording {
    var recorder: KeyboardRecorder?
    _ = SessionPlayer.play(session) { moment in
      guard recorder == nil else { return }
      recorder = KeyboardRecorder(moment.scrollView, bar: moment.bar, name: name)
      recorder?.start()
    }
    return recorder?.stop() ?? Recording(name: name)
  }

  @MainActor static func playing(_ stream: Workshop.Stream, as name: String) -> Recording {
    var recorder: KeyboardRecorder?
    _ = StreamPlayer.play(
      stream,
      observe: { scene in
        guard recorder == nil else { return }
        recorder = KeyboardRecorder(
          scene.scrollView, bar: scene.barOnKeyboard, name: name,
          notificationCenter: scene.device.keyboard.notificationCenter
        )
        recorder?.start()
      }
    )
    return recorder?.stop() ?? Recording(name: name)
  }
}
