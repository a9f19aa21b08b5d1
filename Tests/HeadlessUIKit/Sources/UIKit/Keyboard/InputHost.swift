import CoreGraphics
import Foundation

/// The window above the app's that contains input and accessory views while the keyboard is up.
///
/// A field in an accessory view can thus have the focus while the controller that offers the view
/// stays first responder of its window. The window is in no scene's list of windows.
@MainActor
final class InputHost {
  private unowned let device: HeadlessDevice
  private var window: UIWindow?
  private let container = Container(frame: .zero)
  private var accessoryHeight: CGFloat = 0
  private var isClearing = false
  /// An accessory view whose contents decide its height.
  private weak var growingView: UIView?

  /// Its next responder is the owner of the views.
  private final class Container: UIView {
    weak var owner: UIResponder?

    override var next: UIResponder? {
      // A view offered by a field inside it would be its own next responder.
      if let view = owner as? UIView, view.isDescendant(of: self) { return nil }
      return owner
    }

    override func layoutContents() {
      super.layoutContents()
      stackViews()
    }

    /// Stacks the views from the top, as wide as the keyboard.
    func stackViews() {
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

  /// The responder that provides the accessory view or the input view.
  var owner: UIResponder? { container.owner }

  var focus: UIResponder? { window?.firstResponder }

  var shownWindow: UIWindow? { container.subviews.isEmpty ? nil : window }

  /// Returns the part of an input or accessory view at a point of the screen.
  func view(at point: CGPoint) -> UIView? {
    guard let window = shownWindow,
      let hit = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil),
      hit !== container, hit.isDescendant(of: container)
    else { return nil }
    return hit
  }

  func contains(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isDescendant(of: container) ?? false
  }

  /// Adds the views for a keyboard and removes the previous ones, unless they are the same.
  ///
  /// A view that the app has placed elsewhere stays there.
  func hold(
    accessoryView: UIView?,
    inputView: UIView?,
    of owner: UIResponder?,
    for responder: UIResponder
  ) {
    let views = [accessoryView, inputView].compactMap(\.self).filter {
      $0.superview == nil || $0.superview === container
    }
    accessoryHeight = accessoryView?.inputHeight ?? 0
    guard !views.isEmpty else { return clear() }
    if window == nil { makeWindow() }
    growingView = accessoryView.flatMap { $0.sizesItselfAsInput ? $0 : nil }
    container.owner = owner
    for old in container.subviews where !views.contains(old) { old.removeFromSuperview() }
    // Views already inside are added again, so that the accessory view is above the input view.
    for view in views { container.addSubview(view) }
    container.setNeedsLayout()
    guard let growingView else { return }
    // The view knows its safe area where it will be, its height with that, and then its place
    // (statement 245). Its contents are laid out after that.
    for _ in 0..<2 {
      place(at: device.keyboard.restingFrame(for: responder))
      container.stackViews()
      window?.updateSafeAreaDownwards()
      accessoryHeight = growingView.inputHeight
    }
    window?.layoutIfNeeded()
  }

  func clear() {
    // A field inside resigns as it leaves, and then no responder wants these views either.
    guard window != nil, !isClearing else { return }
    isClearing = true
    defer { isClearing = false }
    for view in container.subviews { view.removeFromSuperview() }
    container.owner = nil
    container.frame = .zero
    growingView = nil
  }

  /// Follows the keyboard; the accessory view is its top.
  ///
  /// It is above the keys even if the reported frame excludes it (statement 179). Alone, it is all
  /// that the frame has.
  func move(to frame: CGRect?) {
    place(at: frame)
    window?.layoutIfNeeded()
  }

  private func place(at frame: CGRect?) {
    guard let window, var frame else { return }
    let visible = device.screen.bounds.maxY - frame.minY
    let hasKeys = visible > accessoryHeight + device.keyboard.bottomSafeArea + 0.5
    if device.options.endFrameExcludesAccessory, hasKeys {
      frame.origin.y -= accessoryHeight
      frame.size.height += accessoryHeight
    }
    window.frame = device.screen.bounds
    container.frame = frame
  }

  func layOut() {
    window?.layoutIfNeeded()
    // A view that has grown is announced with the keyboard (statement 245).
    guard let growingView, growingView.superview === container else { return }
    let height = growingView.inputHeight
    guard abs(height - accessoryHeight) > 0.01 else { return }
    accessoryHeight = height
    device.keyboard.inputViewsDidChange()
  }

  private func makeWindow() {
    let window = UIWindow(windowScene: device.scene)
    device.scene.remove(window)
    window.isHidden = false
    // The views are as high as they want, not as their container becomes.
    container.autoresizesSubviews = false
    window.addSubview(container)
    self.window = window
  }
}
