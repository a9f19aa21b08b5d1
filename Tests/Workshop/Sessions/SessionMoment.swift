@_spi(Headless) package import UIKit

/// A session before its first step, or at the rest after a step.
@MainActor
package struct SessionMoment {
  package let device: HeadlessDevice
  package let window: UIWindow
  /// The view controller that can be seen, without its containers.
  package let controller: UIViewController
  /// The tallest of its scroll views.
  package let scrollView: UIScrollView
  /// The bar of the screen that rides on the keyboard.
  package let bar: UIView?
  /// What was done, in a few words; nil before the first step.
  package let done: String?
  /// What the judge found since the moment before.
  package let findings: [MovementFinding]
}
