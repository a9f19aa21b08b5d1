package import Foundation
package import KeyboardScrolling
@_spi(Headless) package import UIKit

extension Environment {
  /// Creates an environment that waits on a device's clock.
  ///
  /// - Parameters:
  ///   - device: The device; referenced weakly.
  ///   - notificationCenter: The center for UIKit's notifications.
  ///   - asksWhoScrolls: Whether the library reads UIKit's reports of animated scrolls, if there
  ///     are any.
  ///   - sharesScreen: Whether another app may be beside this one; nil for the device's usual
  ///     answer.
  ///   - requests: Counts the requested turns.
  /// - Returns: The environment.
  package static func headless(
    _ device: HeadlessDevice,
    notificationCenter: NotificationCenter = .default,
    asksWhoScrolls: Bool = true,
    sharesScreen: Bool? = nil,
    countingIn requests: TurnRequests? = nil
  ) -> Environment {
    Environment(
      notificationCenter: notificationCenter,
      runLoop: MainRunLoop(
        now: { [weak device] in device?.clock.now ?? 0 },
        onNextTurn: { [weak device] work in
          requests?.add()
          device?.clock.nextTurn(work)
        },
        after: { [weak device] time, work in device?.clock.timer(time, work) },
        observeTurns: { [weak device] work in device?.clock.observeTurns(work) ?? {} },
        observeFrames: { [weak device] work in
          device?.clock.observeFrames { [weak device] in work(device?.clock.timeOfFrame ?? 0) } ?? {
          }
        },
        awaitUpdate: { [weak device] view, work in device?.awaitUpdate(with: view, work) },
        animation: { Motion(of: $0) }
      ),
      asksWhoScrolls: asksWhoScrolls,
      sharesScreen: sharesScreen ?? (device.model.idiom != .phone)
    )
  }
}

extension Motion {
  /// Reads the last animation of the place of a view, or of the nearest view around it that has one.
  @MainActor
  fileprivate init?(of view: UIView) {
    let views = sequence(first: view, next: \.superview)
    guard let animation = views.lazy.compactMap(\.headlessAnimation).first else { return nil }
    let curve: Curve =
      switch animation.timing {
      case .bezier(let first, let second): .bezier(first, second)
      case .spring(let mass, let stiffness, let damping):
        .spring(mass: mass, stiffness: stiffness, damping: damping)
      }
    self.init(
      start: animation.start < .infinity ? animation.start : nil,
      duration: animation.duration,
      curve: curve
    )
  }
}
