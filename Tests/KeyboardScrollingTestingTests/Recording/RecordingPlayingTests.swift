import Testing

@testable import KeyboardScrollingTesting

#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

struct RecordingEventTests {
  private let recording = Recording.showAndHide

  @Test func `the events begin at zero, and pauses are shortened to the limit`() {
    let rows: [(TimeInterval, [TimeInterval])] = [
      (.infinity, [0, 0, 0.25, 0.25, 2, 2, 2.25, 2.25]),
      (1, [0, 0, 0.25, 0.25, 1.25, 1.25, 1.5, 1.5]),
      (0, [0, 0, 0, 0, 0, 0, 0, 0]), (-1, [0, 0, 0, 0, 0, 0, 0, 0]),
      (.nan, [0, 0, 0, 0, 0, 0, 0, 0]),
    ]
    for (pause, times) in rows {
      let events = recording.events(longestPause: pause)
      expectEqual(events.map(\.time), to: times, note: "\(pause)")
    }
  }

  @Test func `an event whose time is before that of the previous event follows without a pause`() {
    var recording = recording
    recording.entries.reverse()
    #expect(recording.events(longestPause: 1).allSatisfy { $0.time == 0 })
    expectEqual(Recording().events(longestPause: 1), to: [])
  }
}

#if os(Linux)
@MainActor struct RecordingPlayingTests {
  @Test func `each notification is posted at its time`() async {
    let scene = RecorderScene()
    let keyboard = KeyboardSimulator(window: scene.window, notificationCenter: scene.center)
    let recorder = scene.device.run { scene.makeRecorder() }
    recorder.start()
    await keyboard.play(.showAndHide, longestPause: .infinity)
    let expected = Recording.showAndHide.events(longestPause: .infinity)
    expectEqual(recorder.stop().notifications, to: expected)
  }
}
#endif
