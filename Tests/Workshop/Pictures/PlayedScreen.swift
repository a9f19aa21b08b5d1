@_spi(Headless) package import UIKit

/// The screen of a session or a stream, before its first step or after a step.
@MainActor package struct PlayedScreen {
  package let device: HeadlessDevice
  package let window: UIWindow
  package let controller: UIViewController
  package let scrollView: UIScrollView
  package let bar: UIView?
}
