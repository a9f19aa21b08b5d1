#if os(Linux)
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit

@MainActor struct RecordingSampleTests {
  @Test func `a fault is recorded and replayed`() async throws {
    let device = HeadlessDevice(.iPhone14)
    let controller = FaultViewController()
    let (window, url) = try device.run {
      let window = device.makeWindow(rootViewController: controller)
      controller.startRecording()
      device.keyboard.post(HeadlessKeyboardEvent(.willHide))
      return (window, try controller.stopRecording())
    }
    defer { try? FileManager.default.removeItem(at: url) }
    let recording = try Recording(contentsOf: url)
    expectEqual(recording.name, to: "form")
    expectEqual(recording.notifications.map(\.name), to: [.willHide])

    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    try await replay(url, in: window)
    expectEqual(count, to: 1)
    window.isHidden = true
  }
}
#endif
