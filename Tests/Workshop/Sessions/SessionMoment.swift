@_spi(Headless) package import UIKit

/// The state of a session before its first step or after a step.
@MainActor package struct SessionMoment {
  package let device: HeadlessDevice
  package let window: UIWindow
  package let controller: UIViewController
  package let scrollView: UIScrollView
  package let bar: UIView?
  package let done: String?
  package let findings: [MovementFinding]
}
