import Dispatch
package import Foundation
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
  let observeFrames: @MainActor (@escaping FrameWork) -> Work
  /// Runs work once, when UIKit updates the display for a view in a visible window.
  ///
  /// The returned closure cancels the wait; nil on a system without `UIUpdateLink`.
  let awaitUpdate: @MainActor (UIView, @escaping Work) -> Work?

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
    observeFrames: @escaping @MainActor (@escaping FrameWork) -> Work = DisplayFrames().observe(_:),
    awaitUpdate: @escaping @MainActor (UIView, @escaping Work) -> Work? = MainRunLoop.addLink
  ) {
    self.now = now
    self.onNextTurn = onNextTurn
    self.after = after
    self.observeTurns = observeTurns
    self.observeFrames = observeFrames
    self.awaitUpdate = awaitUpdate
  }

  private static func addLink(to view: UIView, _ work: @escaping Work) -> Work? {
    #if canImport(Darwin) && !targetEnvironment(macCatalyst)
    // This link causes no update; it activates when the view enters a visible window.
    // https://developer.apple.com/documentation/uikit/uiupdatelink
    guard #available(iOS 18, *) else { return nil }
    let link = UIUpdateLink(view: view)
    link.addAction { link, _ in
      link.isEnabled = false
      work()
    }
    link.isEnabled = true
    return { link.isEnabled = false }
    #else
    return nil
    #endif
  }
}
