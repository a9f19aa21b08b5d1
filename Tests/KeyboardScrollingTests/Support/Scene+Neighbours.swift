#if os(Linux)
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

extension Scene {
  func addNeighbour(frame: CGRect, contentHeight: CGFloat, baseline: CGFloat = 0) -> UIScrollView {
    let neighbour = UIScrollView(frame: frame)
    place(neighbour, in: controller.view, contentHeight: contentHeight, baseline: baseline)
    return neighbour
  }

  func place(
    _ neighbour: UIScrollView, in superview: UIView, contentHeight: CGFloat, baseline: CGFloat = 0
  ) {
    superview.addSubview(neighbour)
    neighbour.contentSize = CGSize(width: neighbour.bounds.width, height: contentHeight)
    neighbour.contentInset.bottom = baseline
    neighbour.verticalScrollIndicatorInsets.bottom = baseline
    device.clock.settle()
    neighbour.contentOffset = CGPoint(x: 0, y: -neighbour.adjustedContentInset.top)
    neighbour.forgetWrites()
  }

  /// Adds a bar that moves from above the home indicator onto the keyboard.
  func addBar(height: CGFloat = 50) -> UIView {
    let bounds: CGRect = controller.view.bounds
    let bar = RidingBar(
      frame: CGRect(x: 0, y: bounds.height - 34 - height, width: bounds.width, height: height),
      notificationCenter: .default
    )
    controller.view.addSubview(bar)
    return bar
  }

  typealias Composer = (bar: UIView, height: NSLayoutConstraint, field: UITextField)

  /// Adds a composer of 50 points that the app pins to UIKit's keyboard layout guide.
  func addComposer() -> Composer {
    let root: UIView = controller.view
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    let field = UITextField(frame: CGRect(x: 0, y: 5, width: 300, height: 40))
    bar.addSubview(field)
    let height = bar.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      height,
    ])
    device.clock.settle()
    return (bar, height, field)
  }

  /// Shows a window with a field in front of all other windows, like an alert's.
  func addWindow(fieldFrame: CGRect) -> (window: UIWindow, field: UITextField) {
    let controller = UIViewController()
    let field = UITextField(frame: fieldFrame)
    controller.view.addSubview(field)
    let window = UIWindow(windowScene: device.scene)
    window.windowLevel = .alert
    window.rootViewController = controller
    window.isHidden = false
    device.clock.settle()
    return (window, field)
  }

  /// Moves the scroll view into a container view, such as a sheet or a side menu.
  func wrap(in frame: CGRect) -> UIView {
    let container = UIView(frame: frame)
    controller.view.addSubview(container)
    container.addSubview(scrollView)
    scrollView.frame = container.bounds
    scrollView.contentSize.width = frame.width
    settle()
    resetCounts()
    return container
  }
}
#endif
