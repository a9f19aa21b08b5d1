#if os(Linux)
@_spi(Headless) import UIKit

@testable import KeyboardScrollingTesting

@MainActor final class RecorderScene {
  let device: HeadlessDevice
  let center = NotificationCenter()
  let window: UIWindow
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let first = UITextField(frame: CGRect(x: 16, y: 100, width: 358, height: 44))
  let second = UITextField(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
  let text = UITextView(frame: CGRect(x: 16, y: 800, width: 358, height: 100))

  init(_ model: HeadlessDeviceModel = .iPhone14, options: HeadlessOptions = HeadlessOptions()) {
    device = HeadlessDevice(model, options: options)
    device.keyboard.notificationCenter = center
    let controller = UIViewController()
    window = device.run { [device] in device.makeWindow(rootViewController: controller) }
    scrollView.contentSize = CGSize(width: 390, height: 1200)
    for view in [first, second, text] { scrollView.addSubview(view) }
    controller.view.addSubview(scrollView)
    device.clock.settle()
  }

  func record(
    limit: Int = 10_000, bar: UIView? = nil, _ body: (KeyboardRecorder) -> Void
  ) -> Recording {
    device.run {
      let recorder = makeRecorder(bar: bar, limit: limit)
      recorder.start()
      body(recorder)
      return recorder.stop()
    }
  }

  func makeRecorder(bar: UIView? = nil, limit: Int = 10_000) -> KeyboardRecorder {
    KeyboardRecorder(scrollView, bar: bar, name: "form", limit: limit, notificationCenter: center)
  }

  func advance(_ seconds: TimeInterval) { device.clock.advance(by: seconds) }
}

/// A view that becomes first responder without posting the notifications of text fields.
final class SilentResponder: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
#endif
