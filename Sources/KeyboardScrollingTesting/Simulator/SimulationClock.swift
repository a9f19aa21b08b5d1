import Foundation
import UIKit

/// The time that a simulator waits on: the main run loop's, or the stand-in's on Linux.
@MainActor
struct SimulationClock {
  /// Seconds since any fixed moment.
  let now: @MainActor () -> TimeInterval
  /// Runs work after a time, in seconds.
  let after: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void
  /// Lets a time pass, in seconds.
  let pass: @MainActor (TimeInterval) async -> Void
  /// Runs work on the device of the clock.
  let perform: @MainActor (() -> Void) -> Void
}

extension SimulationClock {
  #if os(Linux)
  /// The clock of the current device, which moves only when a test waits.
  static var current: SimulationClock {
    let device = HeadlessDevice.current
    return SimulationClock(
      now: { device.clock.now },
      after: { device.clock.after($0, $1) },
      pass: { seconds in device.run { device.clock.advance(by: seconds) } },
      perform: { work in device.run { work() } }
    )
  }
  #else
  /// The system's time and the main queue.
  static var current: SimulationClock {
    SimulationClock(
      now: { Date().timeIntervalSinceReferenceDate },
      after: { seconds, work in
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) {
          MainActor.assumeIsolated { work() }
        }
      },
      // The main actor is free meanwhile, so that the main run loop turns.
      pass: { seconds in
        try? await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000))
      },
      perform: { $0() }
    )
  }
  #endif
}
