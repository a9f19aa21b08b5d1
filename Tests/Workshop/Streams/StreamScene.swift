@_spi(Headless) package import UIKit

@MainActor package struct StreamScene {
  /// The last event; nil before the first one.
  package let event: StreamEvent?
  package let device: HeadlessDevice
  package let window: UIWindow
  package let controller: UIViewController
  /// The innermost scroll view around the first responder; without a first responder, the first
  /// scroll view.
  package let scrollView: UIScrollView
  package let barOnKeyboard: UIView?
}

extension StreamStage {
  func scene(after event: StreamEvent?) -> StreamScene? {
    let focus = device.keyboard.focus as? UIView
    let focused = views.last { focus?.isDescendant(of: $0.view) == true }
    guard let shown = focused ?? views.first else { return nil }
    return StreamScene(
      event: event, device: device, window: window, controller: controller, scrollView: shown.view,
      barOnKeyboard: shown.bar
    )
  }
}
