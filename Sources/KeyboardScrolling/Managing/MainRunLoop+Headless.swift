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
      observeFrames: { work in
        guard let device = device() else { return {} }
        return device.clock.observeFrames { [weak device] in
          work(device?.clock.timeOfFrame ?? 0)
        }
      },
      awaitUpdate: { device()?.awaitUpdate(with: $0, $1) },
      animations: { $0.headlessPlaceAnimations.map(PlaceAnimation.init) }
    )
  }
}

extension PlaceAnimation {
  fileprivate init(_ animation: HeadlessAnimation) {
    let curve: Motion.Curve =
      switch animation.timing {
      case .bezier(let first, let second): .bezier(first, second)
      case .spring(let mass, let stiffness, let damping):
        .spring(mass: mass, stiffness: stiffness, damping: damping)
      }
    let displacement: CGFloat? =
      switch (animation.from, animation.to) {
      case (.point(let from), .point(let to)): from.y - to.y
      // A view grows around its center, so its top moves by half the growth.
      case (.rect(let from), .rect(let to)): (to.height - from.height) / 2
      default: nil
      }
    self.init(
      displacement: displacement,
      motion: Motion(
        start: animation.start < .infinity ? animation.start : nil,
        duration: animation.duration,
        curve: curve
      )
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
