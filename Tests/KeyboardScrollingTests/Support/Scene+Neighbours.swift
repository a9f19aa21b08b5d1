#if os(Linux)
import CoreGraphics
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

// Views, screens and windows beside the one scroll view of a scene.
extension Scene {
  /// Adds a scroll view to the root view, laid out and scrolled to its top.
  ///
  /// - Parameters:
  ///   - frame: In points, in the root view's coordinate space.
  ///   - contentHeight: In points; the content is as wide as the view.
  ///   - baseline: The app's own insets at the bottom, of content and indicator.
  /// - Returns: A scroll view without management.
  func addNeighbour(frame: CGRect, contentHeight: CGFloat, baseline: CGFloat = 0) -> UIScrollView {
    let neighbour = UIScrollView(frame: frame)
    place(neighbour, in: controller.view, contentHeight: contentHeight, baseline: baseline)
    return neighbour
  }

  func place(
    _ neighbour: UIScrollView,
    in superview: UIView,
    contentHeight: CGFloat,
    baseline: CGFloat = 0
  ) {
    superview.addSubview(neighbour)
    neighbour.contentSize = CGSize(width: neighbour.bounds.width, height: contentHeight)
    neighbour.contentInset.bottom = baseline
    neighbour.verticalScrollIndicatorInsets.bottom = baseline
    device.clock.settle()
    neighbour.contentOffset = CGPoint(x: 0, y: -neighbour.adjustedContentInset.top)
    neighbour.forgetWrites()
  }

  /// Adds a bar above the home indicator, over the lower end of the scroll view.
  ///
  /// - Parameter height: In points.
  /// - Returns: The bar, which rides on the keyboard.
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

  /// Adds a composer that the app pins to UIKit's keyboard layout guide, across the screen.
  ///
  /// - Returns: The composer, its height of 50 points, and the field in it.
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

  /// Shows a window over everything, such as an alert's or the keyboard's own, with a field in it.
  ///
  /// - Returns: The window and its field; the caller must retain the window.
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

  /// Assignments of the content offset since the counts were reset, equal ones included.
  var offsetWrites: Int { scrollView.headlessWrites.contentOffset }

  /// The vertical offsets that the view has had since the counts were reset, in order.
  var offsets: [CGFloat] { scrollView.headlessOffsetHistory.map(\.y) }
}
#endif
