/// The window that contains input and accessory views, above the app's window.
///
/// A field in an accessory view can thus have the focus while the view's controller stays first
/// responder of the app's window. No scene lists the window of input views.
@MainActor final class InputHost {
  private unowned let device: HeadlessDevice
  private var window: UIWindow?
  private let container = Container(frame: .zero)
  private var accessoryHeight: CGFloat = 0
  private var isClearing = false
  private weak var growingView: UIView?

  private final class Container: UIView {
    weak var owner: UIResponder?

    override var next: UIResponder? {
      // An owner inside this container would make the responder chain a loop.
      if let view = owner as? UIView, view.isDescendant(of: self) { return nil }
      return owner
    }

    override func layoutContents() {
      super.layoutContents()
      stackViews()
    }

    func stackViews() {
      var top: CGFloat = 0
      for view in subviews {
        let height = view.inputHeight
        view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        top += height
      }
    }
  }

  init(device: HeadlessDevice) { self.device = device }

  var owner: UIResponder? { container.owner }

  var focus: UIResponder? { window?.firstResponder }

  var shownWindow: UIWindow? { container.subviews.isEmpty ? nil : window }

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

  /// Replaces the input and accessory views, and ignores a view that the app has added to a
  /// superview.
  func hold(
    accessoryView: UIView?, inputView: UIView?, of owner: UIResponder?, for responder: UIResponder
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
    // The accessory view is the first subview, above the input view.
    for view in views { container.addSubview(view) }
    container.setNeedsLayout()
    guard let growingView else { return }
    // The safe area at the view's position decides the view's height, and the height decides the
    // position (S245).
    for _ in 0..<2 {
      place(at: device.keyboard.restingFrame(for: responder))
      container.stackViews()
      window?.updateSafeAreaDownwards()
      accessoryHeight = growingView.inputHeight
    }
    window?.layoutIfNeeded()
  }

  func clear() {
    // When a view is removed, a field inside resigns and thereby calls this method again.
    guard window != nil, !isClearing else { return }
    isClearing = true
    defer { isClearing = false }
    for view in container.subviews { view.removeFromSuperview() }
    container.owner = nil
    container.frame = .zero
    growingView = nil
  }

  /// Moves the views to the keyboard's frame.
  ///
  /// The accessory view is above the keys, even if the reported frame excludes it (S179).
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
    // If a view that sizes itself has a new height, the keyboard announces its own new height
    // (S245).
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
    container.autoresizesSubviews = false
    window.addSubview(container)
    self.window = window
  }
}
