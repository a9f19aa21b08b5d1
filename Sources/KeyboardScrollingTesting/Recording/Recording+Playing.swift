public import Foundation
import UIKit

extension KeyboardSimulator {
  /// Plays the notifications of a recording at their times, with long pauses shortened, and waits for
  /// the last one.
  ///
  /// The call posts the first notification at once, and ends a sequence that is still running. Call
  /// ``KeyboardSimulator/rest()`` before checking the screen.
  ///
  /// ```swift
  /// try await keyboard.play(Recording(contentsOf: url))
  /// ```
  ///
  /// - Parameters:
  ///   - recording: The recording. The frames are posted unchanged, even if the window's size
  ///     differs.
  ///   - longestPause: The longest pause between two notifications, in seconds, 2 by default; zero
  ///     for a negative value or NaN.
  public func play(_ recording: Recording, longestPause: TimeInterval = 2) async {
    let events = recording.events(longestPause: longestPause)
    post(events)
    await clock.wait(events.last?.time ?? 0)
  }
}

extension Recording {
  /// Returns the notifications, starting at time 0, with long pauses shortened.
  func events(longestPause: TimeInterval) -> [KeyboardEvent] {
    let longest = longestPause > 0 ? longestPause : 0
    var events = notifications
    var before = events.first?.time ?? 0
    var time: TimeInterval = 0
    for index in events.indices {
      time += min(max(0, events[index].time - before), longest)
      before = events[index].time
      events[index].time = time
    }
    return events
  }
}
