#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrollingTesting

@MainActor struct KeyboardRecorderTests {
  private let scene = RecorderScene()

  @Test func `the recorder records only between start and stop, and a second start continues`() {
    scene.device.run {
      let recorder = scene.makeRecorder()
      #expect(!recorder.isRecording)
      expectEqual(scene.device.clock.observerCount, to: 0)
      scene.first.becomeFirstResponder()
      recorder.note("early")
      expectEqual(recorder.stop().entries, to: [])
      recorder.start()
      #expect(recorder.isRecording)
      expectEqual(scene.device.clock.observerCount, to: 1)
      let recording = recorder.stop()
      #expect(!recorder.isRecording)
      expectEqual(scene.device.clock.observerCount, to: 0)
      scene.first.resignFirstResponder()
      scene.advance(1)
      recorder.note("late")
      expectEqual(recorder.stop(), to: recording)
      recorder.start()
      expectEqual(recorder.stop().entries.count, to: 1)
    }
    let continued = RecorderScene().record { recorder in
      recorder.note("a")
      recorder.start()
      recorder.note("b")
    }
    expectEqual(continued.entries.compactMap(\.note), to: ["a", "b"])
  }

  @Test func `the six notifications are recorded with their values and times`() {
    let recording = scene.record { _ in
      scene.advance(1)
      scene.first.becomeFirstResponder()
      scene.advance(1)
      scene.first.resignFirstResponder()
      scene.advance(1)
    }
    let events = recording.notifications
    expectEqual(
      events.map(\.name),
      to: [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow,
        .willChangeFrame, .willHide, .didChangeFrame, .didHide,
      ]
    )
    expectEqual(events.map(\.time), to: [1, 1, 1.25, 1.25, 2, 2, 2.25, 2.25])
    let posted = scene.device.keyboard.log.map(\.event)
    expectEqual(events.map(\.beginFrame), to: posted.map(\.beginFrame))
    expectEqual(events.map(\.endFrame), to: posted.map(\.endFrame))
    #expect(events.allSatisfy { $0.duration == 0.25 && $0.curve == 7 && $0.isLocal == true })
  }

  @Test func `the recording has the device's model, but not the device's name`() throws {
    let recording = scene.record { _ in }
    expectEqual(recording.name, to: "form")
    expectEqual(
      recording.device,
      to: Recording.Device(
        model: "iPhone", system: "iOS", systemVersion: "18.0",
        screenSize: CGSize(width: 390, height: 844)
      )
    )
  }

  @Test func `the geometry is recorded once, at the end of a turn in which it changed`() throws {
    let recording = scene.record { _ in
      scene.advance(1)
      scene.scrollView.contentInset.bottom = 10
      scene.scrollView.contentInset.bottom = 302
      scene.advance(1)
      scene.scrollView.contentOffset.y = 40
      scene.device.clock.turn()
      scene.device.clock.turn()
    }
    let geometries = recording.entries.compactMap(\.geometry)
    expectEqual(geometries.map(\.contentInset.bottom), to: [0, 302, 302])
    expectEqual(geometries.map(\.bounds.minY), to: [-47, -47, 40])
    let last = try #require(geometries.last)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    expectEqual(last.frameInWindow, to: screen)
    expectEqual(last.windowInScreen, to: screen)
    expectEqual(last.contentSize, to: CGSize(width: 390, height: 1200))
    expectEqual(last.safeArea, to: Recording.Insets(top: 47, bottom: 34))
    expectEqual(last.adjustedContentInset.bottom, to: 336)
    #expect(last.bar == nil && last.responder == nil && !last.isTracking)
  }

  @Test func `a recording has scene, screen and hinge, and each notification's screen`() throws {
    var options = HeadlessOptions()
    options.namesMainScreen = true
    let scene = RecorderScene(.iPhoneDuo, options: options)
    let recording = scene.record { recorder in
      recorder.readHinge = {
        Recording.Hinge(pose: scene.device.pose == .closed ? .closed : .fullyOpen)
      }
      scene.first.becomeFirstResponder()
      scene.advance(1)
      scene.device.fold(to: .fullyOpen)
      scene.advance(1)
    }
    let displays = recording.entries.compactMap(\.geometry?.display)
    let (first, last) = (try #require(displays.first), try #require(displays.last))
    #expect(first.scene == 1 && first.screen == 1 && first.isMain)
    expectEqual(first.screenSize, to: CGSize(width: 466, height: 678))
    #expect(first.orientation == 1 && first.horizontalSizeClass == 1)
    #expect(last.scene == 1 && last.screen == 2 && !last.isMain)
    expectEqual(last.screenSize, to: CGSize(width: 951, height: 669))
    expectEqual(last.sceneSize, to: last.screenSize)
    #expect(last.orientation == 3 && last.horizontalSizeClass == 2)
    expectEqual(last.hinge, to: Recording.Hinge(pose: .fullyOpen))
    let named = recording.entries.compactMap(\.screen)
    expectEqual(named.count, to: recording.notifications.count)
    expectEqual(Set(named), to: [1])
    #expect(try Recording(recording.data()) == recording)
  }

  @Test func `first responders, even at the start, are recorded as numbers, kinds and frames`() {
    let silent = SilentResponder(frame: CGRect(x: 0, y: 1000, width: 100, height: 50))
    scene.scrollView.addSubview(silent)
    let recording = scene.record { _ in
      scene.advance(1)
      for view in [scene.first, scene.text, scene.first, silent] as [UIView] {
        view.becomeFirstResponder()
        scene.advance(1)
      }
      scene.device.keyboard.post(HeadlessKeyboardEvent(.willShow))
      scene.advance(1)
    }
    let responders = recording.entries.compactMap(\.geometry?.responder)
    expectEqual(responders.map(\.number), to: [1, 2, 1, 3])
    expectEqual(responders.map(\.kind), to: [.textField, .textView, .textField, .other])
    expectEqual(responders.first?.frame.size, to: CGSize(width: 358, height: 44))
    let edited = RecorderScene()
    edited.device.run { _ = edited.first.becomeFirstResponder() }
    let started = edited.record { _ in }
    expectEqual(started.entries.first?.geometry?.responder?.number, to: 1)
  }

  @Test func `a geometry has the finger and the bar, and no frame outside a window`() {
    let bar = UIView(frame: CGRect(x: 0, y: 760, width: 390, height: 50))
    scene.window.addSubview(bar)
    let recording = scene.record(bar: bar) { _ in
      let finger = HeadlessFinger(screen: scene.device.screen)
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      scene.device.clock.turn()
      finger.lift()
      scene.advance(1)
      scene.scrollView.removeFromSuperview()
      scene.advance(1)
    }
    let geometries = recording.entries.compactMap(\.geometry)
    expectEqual(geometries.map(\.isTracking), to: [false, true, false, false])
    expectEqual(geometries.map(\.bar), to: [bar.frame, bar.frame, bar.frame, nil])
    expectEqual(geometries.map { $0.frameInWindow == nil }, to: [false, false, false, true])
    expectEqual(geometries.map { $0.windowInScreen == nil }, to: [false, false, false, true])
  }

  @available(iOS 16, *)
  @Test func `a recording contains no text, placeholder or label`() throws {
    for view in [scene.first, scene.second] {
      view.placeholder = "SECRET placeholder"
      view.text = "SECRET text"
      view.accessibilityLabel = "SECRET label"
    }
    scene.text.text = "SECRET lines"
    let label = UILabel()
    label.text = "SECRET title"
    scene.scrollView.addSubview(label)
    let recording = scene.record { _ in
      for view in [scene.first, scene.second, scene.text] as [UIView] {
        view.becomeFirstResponder()
        scene.advance(1)
      }
      scene.text.insertText("SECRET more")
      scene.advance(1)
    }
    let json = String(decoding: try recording.data(), as: UTF8.self)
    #expect(json.contains("textView"))
    #expect(!json.contains("SECRET"))
    // The only strings in the file are the names of the format.
    let texts = Set(json.matches(of: /"([^"]*)"/).map { String($0.output.1) })
    expectEqual(texts.subtracting(Self.words), to: [])
  }

  private static let words: Set<String> = [
    "device", "model", "iPhone", "screenSize", "system", "iOS", "systemVersion", "18.0", "entries",
    "time", "turn", "geometry", "notification", "format", "keyboard-recording", "name", "form",
    "version", "beginFrame", "endFrame", "duration", "curve", "isLocal", "bounds", "frameInWindow",
    "windowInScreen", "contentSize", "contentInset", "adjustedContentInset", "safeArea",
    "responder", "areTimesMeasured", "lostEntryCount", "isTracking", "isDecelerating", "top",
    "left", "bottom", "right", "number", "kind", "frame", "textField", "textView", "indicatorInset",
    "behavior", "display", "screen", "isMain", "scene", "sceneSize", "orientation",
    "horizontalSizeClass", "verticalSizeClass",
    "keyboardWillShow", "keyboardDidShow", "keyboardWillChangeFrame", "keyboardDidChangeFrame",
  ]

  @Test func `a note has at most 1000 characters, and new entries replace the oldest ones`() {
    let long = RecorderScene().record { $0.note(String(repeating: "é", count: 5000)) }
    expectEqual(long.entries.compactMap(\.note?.count), to: [1000])
    let recording = scene.record(limit: 3) { recorder in
      expectEqual(recorder.limit, to: 100)
      for number in 1...250 { recorder.note("\(number)") }
    }
    expectEqual(recording.entries.map(\.note), to: (151...250).map { "\($0)" })
    // 150 notes are lost, and the geometry at the start.
    expectEqual(recording.lostEntryCount, to: 151)
  }

  @Test func `a recorder keeps neither the view nor itself alive`() {
    scene.device.run {
      var recorder: KeyboardRecorder?
      weak var view: UIScrollView?
      do {
        let made = UIScrollView()
        view = made
        recorder = KeyboardRecorder(made, bar: UIView(), notificationCenter: scene.center)
        recorder?.start()
      }
      expectNil(view)
      #expect(recorder?.scrollView == nil && recorder?.bar == nil)
      recorder?.note("alone")
      expectEqual(recorder?.stop().entries.last?.note, to: "alone")
      recorder?.start()
      let released = { [weak recorder] in recorder }
      recorder = nil
      expectNil(released())
      scene.first.becomeFirstResponder()
      // The observer of turns ends in the next turn.
      scene.advance(1)
      expectEqual(scene.device.clock.observerCount, to: 0)
    }
  }

  @Test func `a notification of another thread is recorded when the main one handles it`() async {
    let center = scene.center
    let recorder = scene.device.run { scene.makeRecorder() }
    recorder.start()
    await Task.detached {
      center.post(name: KeyboardEvent.Name.willShow.notificationName, object: nil)
    }.value
    await Task.yield()
    expectEqual(
      recorder.stop().notifications,
      to: [KeyboardEvent(.willShow, duration: nil, curve: nil, isLocal: nil)]
    )
    // Here the main thread stops the recording before it can handle the notification.
    recorder.start()
    DispatchQueue.global().sync {
      center.post(name: KeyboardEvent.Name.willShow.notificationName, object: nil)
    }
    recorder.stop()
    await Task.yield()
    expectEqual(recorder.stop().notifications, to: [])
  }
}
#endif
