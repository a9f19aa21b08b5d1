@MainActor open class UIWindowScene: UIScene {
  /// The screen, which changes when the device opens or closes (S263).
  public private(set) var screen: UIScreen
  weak var storedKeyWindow: UIWindow?
  /// The scene's windows, which the app retains.
  ///
  /// The references are weak, because the app may release a window on any thread while the scene
  /// lays out its windows.
  private var storedWindows: [WindowReference] = []

  private struct WindowReference {
    weak var window: UIWindow?
  }
  /// The frame of a new window of the scene, in the screen's coordinate space.
  var frameInScreen: CGRect
  /// The safe area at the screen's edges, or at the scene's if `hasOwnSafeArea`.
  var safeAreaOfScreen: UIEdgeInsets
  /// True in Split View on a phone, in which each half has its own safe area.
  private(set) var hasOwnSafeArea = false

  init(screen: UIScreen, frameInScreen: CGRect, safeArea: UIEdgeInsets) {
    self.screen = screen
    self.frameInScreen = frameInScreen
    safeAreaOfScreen = safeArea
    super.init()
  }

  open var windows: [UIWindow] { storedWindows.compactMap(\.window) }
  open var keyWindow: UIWindow? { storedKeyWindow }
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

  open var coordinateSpace: any UICoordinateSpace { space }

  private lazy var space = ScreenSpace { [unowned self] in frameInScreen }

  func add(_ window: UIWindow) {
    remove(window)
    storedWindows.append(WindowReference(window: window))
  }

  func remove(_ window: UIWindow) {
    storedWindows.removeAll { $0.window == nil || $0.window === window }
  }

  /// Gives every window of the scene a new frame on the screen, as in a rotation or Stage Manager.
  func resize(
    to frameInScreen: CGRect, safeArea: UIEdgeInsets, isOwn: Bool = false,
    on screen: UIScreen? = nil
  ) {
    self.screen = screen ?? self.screen
    self.frameInScreen = frameInScreen
    safeAreaOfScreen = safeArea
    hasOwnSafeArea = isOwn
    for window in windows {
      window.frame = frameInScreen
      window.invalidateSafeArea()
    }
  }
}
