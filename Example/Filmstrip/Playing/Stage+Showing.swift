import ExampleScreens
@_spi(Headless) import UIKit

extension Stage {
  static func show(
    _ controller: UIViewController, of screen: Screen, in container: Container,
    on device: HeadlessDevice
  ) -> UIWindow {
    guard !screen.isSheet else {
      return show(Screen.makeSheet(with: controller), .sheet, on: device)
    }
    return show(UINavigationController(rootViewController: controller), container, on: device)
  }

  private static func show(
    _ controller: UIViewController, _ container: Container, on device: HeadlessDevice
  ) -> UIWindow {
    guard container == .sheet else { return device.makeWindow(rootViewController: controller) }
    let root = UIViewController()
    let window = device.makeWindow(rootViewController: root)
    controller.modalPresentationStyle = .formSheet
    root.present(controller, animated: false)
    return window
  }
}
