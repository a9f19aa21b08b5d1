@_spi(Headless) import UIKit

/// A window on its own device, by default an iPhone of 390 × 844 points with safe areas of 47 and 34.
struct RootFixture {
  let device: HeadlessDevice
  let window: UIWindow
  let controller = UIViewController()
  var root: UIView { controller.view }

  init(_ device: HeadlessDevice = HeadlessDevice()) {
    self.device = device
    device.makeCurrent()
    window = device.makeWindow(rootViewController: controller)
  }
}

/// Makes a view whose frame is set by constraints.
func solvedView<View: UIView>(_ view: View, in superview: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

final class ContentView: UIView {
  var content = CGSize(100, 20)
  override var intrinsicContentSize: CGSize { content }

  static func make(_ width: CGFloat, _ height: CGFloat = 20) -> ContentView {
    let view = ContentView(frame: .zero)
    view.content = CGSize(width, height)
    return view
  }
}

@discardableResult
func pin(_ view: UIView, to other: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
  let constraints = [
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
    view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
    view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
    view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
  ]
  NSLayoutConstraint.activate(constraints)
  return constraints
}

/// Makes a constraint between two attributes that anchors may not be able to relate.
func equality(
  _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView,
  _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1
) -> NSLayoutConstraint {
  NSLayoutConstraint(
    item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute,
    multiplier: multiplier, constant: 0
  )
}
