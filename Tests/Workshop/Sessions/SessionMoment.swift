@_spi(Headless) package import UIKit

/// A session before its first step, or at rest after a step.
@MainActor
package struct SessionMoment {
  package let device: HeadlessDevice
  package let window: UIWindow
  package let controller: UIViewController
  package let scrollView: UIScrollView
  /// The screen's bar on the keyboard.
  package let bar: UIView?
  /// The last step in a few words; nil before the first one.
  package let done: String?
  package let findings: [MovementFinding]
}
