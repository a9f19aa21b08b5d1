#if os(Linux)
@_spi(Headless) package import UIKit

extension MainRunLoop {
  /// The run loop for an app: on Linux, the clock of the headless UIKit's current device.
  ///
  /// A test on Linux advances only that clock. On the main queue, a coordinator would never apply a
  /// hide that it delays, and the inset would stay.
  static var platformDefault: MainRunLoop { .headless { .current } }

  /// Creates a run loop on the clock of a headless device, which is nil after its deallocation.
  package static func headless(
    _ device: @escaping @MainActor () -> HeadlessDevice?,
    willRequestTurn: @escaping @MainActor () -> Void = {}
  ) -> MainRunLoop {
    MainRunLoop(
      now: { device()?.clock.now ?? 0 },
      onNextTurn: { work in
        willRequestTurn()
        device()?.clock.nextTurn(work)
      },
      after: { device()?.clock.timer($0, $1) },
      observeTurns: { device()?.clock.observeTurns($0) ?? {} },
      observeFrames: { window, work in
        guard let device = device() else { return {} }
        return device.clock.observeFrames { [weak device, weak screen = window?.screen] in
          // A display that is off has no frames.
          if let device, screen.map(device.isOff) != true { work(device.clock.timeOfFrame) }
        }
      }
    )
  }
}

extension ScreenID {
  /// Returns whether a window is on another device than the screen: tests in one process have
  /// several, and views follow only their own test's keyboard.
  @MainActor
  func isOfOtherDevice(than window: UIWindow) -> Bool {
    guard let number = (screen as? UIScreen)?.headlessNumber else { return false }
    return number != window.screen.headlessNumber
  }
}
#else
import UIKit

extension ScreenID {
  /// False: an app runs on one device.
  @MainActor
  func isOfOtherDevice(than window: UIWindow) -> Bool { false }
}

extension MainRunLoop {
  static var platformDefault: MainRunLoop { MainRunLoop() }
}
#endif
