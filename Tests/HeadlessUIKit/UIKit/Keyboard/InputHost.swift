import CoreGraphics
import Foundation

/// The window over the app's own that input and accessory views are in while the keyboard is up.
///
/// A field in an accessory view can thus have the focus while the controller that offers the view
/// stays first responder of its window. The window is in no scene's list of windows.
@MainActor
final class InputHost {
  private unowned let device: HeadlessDevice
  private var window: UIWindow?
  private let container = Container(frame: .zero)
  private var accessoryHeight: CGFloat = 0

  /// Its next responder is the one that offers the views.
  private final class Container: UIView {
    weak var owner: UIResponder?

    override var next: UIResponder? {
      // A view offered by a field inside it would be its own next responder.
      if let view = owner as? UIView, view.isDescendant(of: self) { return nil }
      return owner
    }

    /// Stacks the views from the top, as wide as the keyboard.
    override func layoutContents() {
      super.layoutContents()
      var top: CGFloat = 0
      for view in subviews {
        let height = view.inputHeight
        view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        top += height
      }
    }
  }

  init(device: HeadlessDevice) {
    self.device = device
  }

  /// The responder that the accessory view or the input view comes from.
  var owner: UIResponder? { container.owner }

  /// The first responder inside.
  var focus: UIResponder? { window?.firstResponder }

  func contains(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isDescendant(of: container) ?? false
  }

  /// Takes in the views for a keyboard; those of the one before leave, unless they are the same.
  ///
  /// A view that the app has put somewhere itself stays there.
  func hold(accessoryView: UIView?, inputView: UIView?, of owner: UIResponder?) {
    let views = [accessoryView, inputView].compactMap(\.self).filter {
      $0.superview == nil || $0.superview === container
    }
    accessoryHeight = accessoryView?.inputHeight ?? 0
    guard !views.isEmpty else { return clear() }
    if window == nil { makeWindow() }
    container.owner = owner
    for old in container.subviews where !views.contains(old) { old.removeFromSuperview() }
    // Again for those that are there: the accessory view is above the input view.
    for view in views { container.addSubview(view) }
    container.setNeedsLayout()
  }

  func clear() {
    guard window != nil else { return }
    for view in container.subviews { view.removeFromSuperview() }
    container.owner = nil
  }

  /// Follows the keyboard, of which the accessory view is the top.
  ///
  /// It is above the keys also where the reported frame leaves it out (statement 179).
  func move(to frame: CGRect?) {
    guard let window, var frame else { return }
    if device.options.endFrameExcludesAccessory {
      frame.origin.y -= accessoryHeight
      frame.size.height += accessoryHeight
    }
    window.frame = device.screen.bounds
    container.frame = frame
    window.layoutIfNeeded()
  }

  func layOut() {
    window?.layoutIfNeeded()
  }

  private func makeWindow() {
    let window = UIWindow(windowScene: device.scene)
    device.scene.remove(window)
    window.isHidden = false
    window.addSubview(container)
    self.window = window
  }
}
