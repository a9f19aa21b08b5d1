@MainActor open class UIWindow: UIView {
  var firstResponder: UIResponder?
  private var storedScreen: UIScreen?
  private weak var storedScene: UIWindowScene?
  var lastTraits: UITraitCollection?

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.frameInScreen)
    enter(windowScene)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    enter(HeadlessDevice.current.scene)
  }

  /// As large as the screen (S192).
  public convenience init() { self.init(frame: HeadlessDevice.current.screen.bounds) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    enter(HeadlessDevice.current.scene)
  }

  private func enter(_ scene: UIWindowScene) {
    storedScene = scene
    storedWindow = self
    isHidden = true
    scene.add(self)
  }

  open weak var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard newValue !== storedScene else { return }
      storedScene?.remove(self)
      storedScene = newValue
      newValue?.add(self)
      invalidateSafeArea()
    }
  }

  open var screen: UIScreen {
    get { storedScreen ?? windowScene?.screen ?? HeadlessDevice.current.screen }
    set {
      storedScreen = newValue
      invalidateSafeArea()
    }
  }

  open var windowLevel = Level.normal

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.disappear(animated: false) { oldValue?.viewIfLoaded?.removeFromSuperview() }
      showRoot()
    }
  }

  open var isKeyWindow: Bool { windowScene?.storedKeyWindow === self }

  /// Moves the keyboard to the window's first responder (S188).
  open func makeKey() {
    guard !isKeyWindow else { return }
    let old = windowScene?.storedKeyWindow
    windowScene?.storedKeyWindow = self
    if let old {
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    HeadlessDevice.current.keyboard.keyWindowDidChange(from: old, to: self)
  }

  /// Makes a touched window key, except the window of the accessory views (S188).
  func makeKeyForTouch() {
    guard windowScene?.windows.contains(self) ?? false else { return }
    makeKey()
  }

  /// Makes the front window key, because the key window is hidden (S188).
  private func makeFrontWindowKey() {
    guard isKeyWindow, let scene = windowScene else { return }
    let others = scene.windows.filter { $0 !== self && !$0.isHidden }
    if let front = others.reversed().max(by: { $0.windowLevel.rawValue < $1.windowLevel.rawValue })
    {
      return front.makeKey()
    }
    scene.storedKeyWindow = nil
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    HeadlessDevice.current.keyboard.keyWindowDidChange(from: self, to: nil)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  @_documentation(visibility: internal) open override var next: UIResponder? { windowScene }

  // In these conversions, nil means the screen.

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard let window else { return point.applying(transformToRoot) }
    return convert(point, to: window as any UICoordinateSpace)
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else { return point.applying(transformToRoot.inverted()) }
    return convert(point, from: window as any UICoordinateSpace)
  }

  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    guard let window else { return rect.applying(transformToRoot) }
    return convert(rect, to: window as any UICoordinateSpace)
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    guard let window else { return rect.applying(transformToRoot.inverted()) }
    return convert(rect, from: window as any UICoordinateSpace)
  }

  override func visibilityDidChange(from wasHidden: Bool) {
    guard wasHidden != isHidden else { return }
    NotificationCenter.default.post(
      name: isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
      object: self
    )
    if isHidden { makeFrontWindowKey() } else { updateSafeAreaDownwards() }
    showRoot()
  }

  /// Adds the root controller's view when the window is shown.
  ///
  /// If the app has added the view itself, the view appears where the app added it (S216).
  private func showRoot() {
    guard !isHidden, let root = rootViewController else { return }
    guard root.view.superview !== self else { return root.appear(animated: false) {} }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.appear(animated: false) { insertSubview(root.view, at: 0) }
  }

  override func geometryDidChange(fromBounds oldBounds: CGRect) {
    // The window's contents have a new place on the screen.
    guard oldBounds.size == bounds.size else { return }
    invalidateSafeAreaOfSubviews()
    // The keyboard covers a different part of the window (S152, S172).
    invalidateLayoutGuides()
  }

  var safeAreaFromScreen: UIEdgeInsets {
    let outer = windowScene?.safeAreaOfScreen ?? .zero
    let frame = geometricFrame
    let isAlone = windowScene?.hasOwnSafeArea != true
    let area = isAlone ? screen.bounds : windowScene?.frameInScreen ?? frame
    return UIEdgeInsets(
      top: outer.top == 0 ? 0 : max(0, outer.top - max(0, frame.minY - area.minY)),
      left: outer.left == 0 ? 0 : max(0, outer.left - max(0, frame.minX - area.minX)),
      bottom: outer.bottom == 0 ? 0 : max(0, min(frame.maxY, area.maxY) - area.maxY + outer.bottom),
      right: outer.right == 0 ? 0 : max(0, min(frame.maxX, area.maxX) - area.maxX + outer.right)
    )
  }
}

nonisolated extension UIWindow {
  public static let didBecomeVisibleNotification = named("UIWindowDidBecomeVisible")
  public static let didBecomeHiddenNotification = named("UIWindowDidBecomeHidden")
  public static let didBecomeKeyNotification = named("UIWindowDidBecomeKey")
  public static let didResignKeyNotification = named("UIWindowDidResignKey")

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }
}

@_documentation(visibility: internal) extension UIWindow.Level {
  public static let normal = Self(rawValue: 0)
  public static let statusBar = Self(rawValue: 1000)
  public static let alert = Self(rawValue: 2000)
}
