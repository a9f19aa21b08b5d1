import Dispatch
import Foundation

#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

/// The clock of a `KeyboardSimulator`, and the turns of the run loop that a `KeyboardRecorder`
/// observes.
///
/// On Linux, the stand-in for UIKit has the clock and the run loop.
@MainActor struct HostClock {
  typealias Work = @MainActor () -> Void

  /// The seconds since an arbitrary moment.
  let now: @MainActor () -> TimeInterval
  let after: @MainActor (TimeInterval, @escaping Work) -> Void
  let onNextTurn: @MainActor (@escaping Work) -> Void
  let wait: @MainActor (TimeInterval) async -> Void
  let perform: @MainActor (() -> Void) -> Void
  let observeTurns: @MainActor (@escaping Work) -> Work
}

extension HostClock {
  #if os(Linux)
  /// The stand-in's clock, which advances only when a test waits.
  static var current: HostClock { HostClock(.current) }

  static func forScreen(of window: UIWindow) -> HostClock {
    HostClock(window.screen.headlessDevice ?? .current)
  }

  private init(_ device: HeadlessDevice) {
    self.init(
      now: { device.clock.now }, after: { device.clock.after($0, $1) },
      onNextTurn: { device.clock.nextTurn($0) },
      wait: { seconds in device.run { device.clock.advance(by: seconds) } },
      perform: { work in device.run { work() } }, observeTurns: { device.clock.observeTurns($0) }
    )
  }
  #else
  static func forScreen(of window: UIWindow) -> HostClock { .current }

  static var current: HostClock {
    HostClock(
      // This clock never runs backwards. Neither does `ProcessInfo.systemUptime`, but Apple
      // requires a declared reason for its use.
      now: { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      after: { seconds, work in
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) {
          MainActor.assumeIsolated { work() }
        }
      },
      onNextTurn: { work in
        DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
      },
      // During the wait the main actor is free, and the main run loop runs.
      wait: { seconds in
        try? await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), 1e9) * 1e9))
      },
      perform: { $0() },
      observeTurns: { RunLoop.observeTurns($0) }
    )
  }
  #endif
}
