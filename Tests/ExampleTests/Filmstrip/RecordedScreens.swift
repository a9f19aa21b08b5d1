import FilmstripKit
import KeyboardScrolling
import KeyboardScrollingTesting
@_spi(Headless) import UIKit

@MainActor enum RecordedScreens {
  /// Records an example screen, on which the user moves the focus, rotates, and ends editing.
  static func recording(of screen: String) throws -> Recording {
    var recording = Recording()
    var coordinator: KeyboardScrollCoordinator?
    try ShownScreen.run(
      screen, on: screen == "two-panes" ? .uprightPad : .phone,
      coordinator: {
        coordinator = KeyboardScrollCoordinator()
        return coordinator
      }
    ) { shown in
      let fields = shown.fields
      let recorder = KeyboardRecorder(
        fields.scrollView, bar: fields.barOnKeyboard, name: screen
      )
      coordinator?.onAdjustment = { recorder.note("\($0)") }
      recorder.start()
      for index in [0, fields.count - 1, 0] {
        fields.focus(at: index)
        shown.settle()
      }
      shown.device.keyboard.perform(.predictiveBar(isVisible: false))
      shown.settle()
      shown.device.rotate(to: .landscapeLeft)
      shown.device.clock.advance(by: 2)
      shown.hideKeyboard()
      shown.settle()
      recording = recorder.stop()
    }
    return recording
  }

  /// Records a form without a coordinator, with one step per second.
  static func form(_ options: HeadlessOptions = HeadlessOptions()) -> Recording {
    let device = HeadlessDevice(.iPhone14, options: options)
    device.keyboard.notificationCenter = NotificationCenter()
    return device.run {
      let controller = UIViewController()
      let window = device.makeWindow(rootViewController: controller)
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let fields = [100, 200].map {
        UITextField(frame: CGRect(x: 16, y: $0, width: 358, height: 44))
      }
      for field in fields { view.addSubview(field) }
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 390, height: 1200)
      controller.view.addSubview(view)
      device.clock.settle()
      let recorder = KeyboardRecorder(view, notificationCenter: device.keyboard.notificationCenter)
      recorder.start()
      let steps: [() -> Void] = [
        { fields[0].becomeFirstResponder() },
        { fields[1].becomeFirstResponder() },
        { view.contentInset.bottom = 302 },
        { view.contentOffset.y = 1200 + 302 - 844 },
        { view.contentInset.bottom = 0 },
        { view.contentOffset.y = 1200 - 844 },
        { view.frame.size.height = 500 },
        { view.contentOffset.y = 1200 - 500 },
        { view.frame.size.height = 844 },
        { fields[1].resignFirstResponder() },
        {},
      ]
      for step in steps {
        step()
        device.clock.advance(by: 1)
      }
      defer { window.isHidden = true }
      return recorder.stop()
    }
  }
}
