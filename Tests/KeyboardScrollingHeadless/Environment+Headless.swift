package import Foundation
package import KeyboardScrolling
@_spi(Headless) package import UIKit

extension Environment {
  /// Creates an environment for coordinators that follow a device's clock.
  ///
  /// - Parameters:
  ///   - device: The device; referenced weakly.
  ///   - notificationCenter: The center for UIKit's notifications.
  ///   - readsScrollReports: True if the library reads UIKit's reports of animated scrolls.
  ///   - requests: Counts the turns that the coordinators request.
  /// - Returns: The environment.
  package static func headless(
    _ device: HeadlessDevice,
    notificationCenter: NotificationCenter = .default,
    readsScrollReports: Bool = true,
    countingIn requests: TurnRequests? = nil
  ) -> Environment {
    Environment(
      notificationCenter: notificationCenter,
      runLoop: .headless { [weak device] in
        device
      } willRequestTurn: {
        requests?.add()
      },
      readsScrollReports: readsScrollReports
    )
  }
}
