@_spi(Headless) package import UIKit

@MainActor
package struct StreamScene {
  /// The last event; nil at first.
  package let event: StreamEvent?
  package let device: HeadlessDevice
  package let window: UIWindow
  package let controller: UIViewController
  /// The view around the first responder, otherwise the first view.
  package let scrollView: UIScrollView
  package let barOnKeyboard: UIView?
}

extension StreamStage {
  func scene(after event: StreamEvent?) -> StreamScene? {
    let focus = device.keyboard.focus as? UIView
    let focused = views.last { focus?.isDescendant(of: $0.view) == true }
    guard let shown = focused ?? views.first else { return nil }
    return StreamScene(
      event: event,
      device: device,
      window: window,
      controller: controller,
      scrollView: shown.view,
      barOnKeyboard: shown.bar
    )
  }
}
