package import Foundation
package import KeyboardScrolling
@_spi(Headless) package import UIKit

extension Environment {
  /// Creates an environment that waits on a device's clock.
  ///
  /// - Parameters:
  ///   - device: The device; referenced weakly.
  ///   - notificationCenter: The center that UIKit's notifications are posted to.
  ///   - asksWhoScrolls: Whether UIKit is asked about animated scrolls, where it tells.
  ///   - sharesScreen: Whether another app may be beside this one; nil for what the device is.
  /// - Returns: The environment.
  package static func headless(
    _ device: HeadlessDevice,
    notificationCenter: NotificationCenter = .default,
    asksWhoScrolls: Bool = true,
    sharesScreen: Bool? = nil
  ) -> Environment {
    Environment(
      notificationCenter: notificationCenter,
      runLoop: MainRunLoop(
        now: { [weak device] in device?.clock.now ?? 0 },
        onNextTurn: { [weak device] work in device?.clock.nextTurn(work) },
        after: { [weak device] time, work in device?.clock.timer(time, work) },
        observeTurns: { [weak device] work in device?.clock.observeTurns(work) ?? {} },
        observeFrames: { [weak device] work in
          device?.clock.observeFrames { [weak device] in work(device?.clock.timeOfFrame ?? 0) } ?? {
          }
        },
        awaitUpdate: { [weak device] view, work in device?.awaitUpdate(with: view, work) },
        beginningOfAnimation: { $0.headlessBeginOfAnimation }
      ),
      asksWhoScrolls: asksWhoScrolls,
      sharesScreen: sharesScreen ?? (device.model.idiom != .phone)
    )
  }
}
