package import KeyboardScrolling
@_spi(Headless) package import UIKit

extension Environment {
  /// Creates an environment for coordinators that follow a device's clock, and references the
  /// device weakly.
  package static func headless(
    _ device: HeadlessDevice, notificationCenter: NotificationCenter = .default,
    readsScrollReports: Bool = true, countingIn requests: TurnRequests? = nil
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
