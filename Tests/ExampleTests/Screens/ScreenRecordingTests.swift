import ExampleScreens
import KeyboardScrolling
import KeyboardScrollingHeadless
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit
import FilmstripKit

@testable import ExampleApp

@MainActor struct ScreenRecordingTests {
  private func button(_ title: String, in container: ScreenContainer) throws -> UIButton {
    try #require(
      container.view.all(UIButton.self).first { $0.configuration?.title == title },
      "There is no button \(title)."
    )
  }

  @Test(arguments: await ShownScreen.names)
  func `each screen can be recorded and shared`(_ name: String) throws {
    try withApp({ try ScreenContainer(.named(name)) }) { container, device, _ in
      let child = try #require(container.children.first)
      let fields = ScreenFields(of: child)
      #expect(try !button("Share", in: container).isEnabled)
      try button("Record", in: container).headlessTap()
      fields.focus(at: 0)
      device.clock.advance(by: 1)
      container.view.window?.endEditing(true)
      device.clock.advance(by: 1)
      try button("Stop", in: container).headlessTap()
      let share = try button("Share", in: container)
      #expect(share.isEnabled)
      share.headlessTap()
      _ = try button("Record", in: container)

      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(name).recording.json")
      defer { try? FileManager.default.removeItem(at: file) }
      let recording = try Recording(contentsOf: file)
      expectEqual(recording.name, to: name)
      expectEqual(recording.notifications.first?.name, to: .willChangeFrame)
      #expect(recording.notifications.contains { $0.name == .didHide })
      #expect(recording.entries.contains { $0.note?.isEmpty == false })
      expectEqual(recording.entries.first?.geometry?.bounds.size, to: fields.scrollView.bounds.size)
    }
  }

  @Test func `a recording ends when the screen is replaced`() throws {
    try withApp({ try ScreenContainer(.named("login")) }) { container, device, _ in
      try button("Record", in: container).headlessTap()
      let observers = device.clock.observerCount
      let bar = try #require(container.navigationController?.navigationBar)
      let toggle = try #require(bar.all(UISwitch.self).first)
      toggle.isOn = false
      toggle.sendActions(for: .valueChanged)
      device.clock.advance(by: 1)
      #expect(device.clock.observerCount < observers)
      _ = try button("Record", in: container)
      #expect(try !button("Share", in: container).isEnabled)
    }
  }

  @Test func `the status line says that a screen has nothing to record`() throws {
    try withApp({ try ScreenContainer(.named("login")) }) { container, _, window in
      try #require(container.children.first).view.subviews.forEach { $0.removeFromSuperview() }
      try button("Record", in: container).headlessTap()
      #expect(window.all(UILabel.self).contains { $0.text == "No scroll view to record" })
      _ = try button("Record", in: container)
    }
  }

  @Test func `a file that cannot be written is an error, and nothing is shared`() throws {
    let recording = ScreenRecording(name: "form", folder: URL(fileURLWithPath: "/no-such-folder"))
    let controller = UIViewController()
    recording.start(controller)
    #expect(!recording.isRecording)
    controller.view.addSubview(UIScrollView())
    recording.start(controller)
    #expect(recording.isRecording)
    #expect(throws: Recording.Failure.self) { try recording.stop() }
    #expect(recording.file == nil && !recording.isRecording)
  }
}
