import ExampleScreens
@_spi(Headless) import UIKit

extension Stage {
  static func show(
    _ controller: UIViewController,
    of screen: Screen,
    in container: Container,
    on device: HeadlessDevice
  ) -> UIWindow {
    guard !screen.isSheet else {
      return show(Screen.makeSheet(with: controller), .sheet, on: device)
    }
    return show(UINavigationController(rootViewController: controller), container, on: device)
  }

  private static func show(
    _ controller: UIViewController,
    _ container: Container,
    on device: HeadlessDevice
  ) -> UIWindow {
    var root = controller
    switch container {
    case .screen, .window: break
    case .sheet: root = UIViewController()
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      root = tabs
    case .aboveBar:
      root = UIViewController()
      root.addChild(controller)
      root.view.addSubview(controller.view)
      controller.view.frame = root.view.bounds
      controller.view.frame.size.height -= 60
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.didMove(toParent: root)
    }
    let window = device.makeWindow(rootViewController: root)
    if case .sheet = container {
      controller.modalPresentationStyle = .formSheet
      root.present(controller, animated: false)
    }
    if case .window(let frame) = container {
      device.resize(device.scene, to: frame, safeArea: .zero)
    }
    return window
  }
}
