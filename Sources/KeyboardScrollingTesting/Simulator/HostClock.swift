import Dispatch
import Foundation

#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

/// The clock of a simulator and the turns of a recorder: the main run loop's, or the stand-in's on
/// Linux.
@MainActor
struct HostClock {
  typealias Work = @MainActor () -> Void

  /// Seconds from any moment.
  let now: @MainActor () -> TimeInterval
  let after: @MainActor (TimeInterval, @escaping Work) -> Void
  let onNextTurn: @MainActor (@escaping Work) -> Void
  let pass: @MainActor (TimeInterval) async -> Void
  let perform: @MainActor (() -> Void) -> Void
  let observeTurns: @MainActor (@escaping Work) -> Work
}

extension HostClock {
  #if os(Linux)
  /// Advances only when a test waits.
  static var current: HostClock { HostClock(.current) }

  static func showing(_ window: UIWindow) -> HostClock {
    HostClock(window.screen.headlessDevice ?? .current)
  }

  private init(_ device: HeadlessDevice) {
    self.init(
      now: { device.clock.now },
      after: { device.clock.after($0, $1) },
      onNextTurn: { device.clock.nextTurn($0) },
      pass: { seconds in device.run { device.clock.advance(by: seconds) } },
      perform: { work in device.run { work() } },
      observeTurns: { device.clock.observeTurns($0) }
    )
  }
  #else
  static func showing(_ window: UIWindow) -> HostClock { .current }

  static var current: HostClock {
    HostClock(
      // This clock never runs backwards. For the system's uptime, an app would have to declare a
      // reason.
      now: { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      after: { seconds, work in
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) {
          MainActor.assumeIsolated { work() }
        }
      },
      onNextTurn: { work in
        DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
      },
      // Meanwhile the main actor is free, and the main run loop turns.
      pass: { seconds in
        try? await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), 1e9) * 1e9))
      },
      perform: { $0() },
      observeTurns: { RunLoopObserver.add($0) }
    )
  }
  #endif
}
