import Dispatch
package import UIKit

/// The time, the turns and the frames of the main run loop; a test replaces them.
@MainActor
package struct MainRunLoop {
  package typealias Work = @MainActor () -> Void
  package typealias FrameWork = @MainActor (TimeInterval) -> Void

  let now: @MainActor () -> TimeInterval
  let onNextTurn: @MainActor (@escaping Work) -> Void
  let after: @MainActor (TimeInterval, @escaping Work) -> Void
  /// Runs work at the end of each turn until the returned closure is called.
  let observeTurns: @MainActor (@escaping Work) -> Work
  /// Runs work before each frame of a window's display.
  let observeFrames: @MainActor (UIWindow?, @escaping FrameWork) -> Work

  package init(
    // Not `ProcessInfo.systemUptime`: an app must declare a reason for calling it.
    now: @escaping @MainActor () -> TimeInterval = {
      TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
    },
    onNextTurn: @escaping @MainActor (@escaping Work) -> Void = { work in
      DispatchQueue.main.async { work() }
    },
    after: @escaping @MainActor (TimeInterval, @escaping Work) -> Void = { seconds, work in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
    },
    observeTurns: @escaping @MainActor (@escaping Work) -> Work = RunLoop.observeTurns,
    observeFrames: @escaping @MainActor (UIWindow?, @escaping FrameWork) -> Work =
      DisplayFrames().observe(in:_:)
  ) {
    (self.now, self.onNextTurn, self.after) = (now, onNextTurn, after)
    (self.observeTurns, self.observeFrames) = (observeTurns, observeFrames)
  }
}
