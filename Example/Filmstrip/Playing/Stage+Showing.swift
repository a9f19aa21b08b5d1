package import ExampleScreens
@_spi(Headless) package import UIKit

extension Stage {
  package static func show(
    _ controller: UIViewController, of screen: Screen, in container: Container = .screen,
    on device: HeadlessDevice
  ) -> UIWindow {
    let shown: UIViewController =
      screen.isSheet
      ? Screen.makeSheet(with: controller) : UINavigationController(rootViewController: controller)
    guard screen.isSheet || container == .sheet else {
      return device.makeWindow(rootViewController: shown)
    }
    let root = UIViewController()
    let window = device.makeWindow(rootViewController: root)
    shown.modalPresentationStyle = .formSheet
    root.present(shown, animated: false)
    return window
  }
}
