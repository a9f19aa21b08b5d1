/// A simulated device: its screen, its clock, its keyboard.
///
/// One device at a time is current. After ``run(_:)``, the previous one is current again.
@MainActor @_spi(Headless) public final class HeadlessDevice {
  let displays: HeadlessDisplays
  /// The numbers of the display in use.
  public var model: HeadlessDeviceModel { displays.current.model }
  public var options: HeadlessOptions {
    didSet {
      let category = options.contentSizeCategory
      guard category != oldValue.contentSizeCategory else { return }
      keyboard.notificationCenter.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category]
      )
    }
  }
  public var roughness = HeadlessRoughness()
  /// The source of random values for ``roughness``.
  public var dice = HeadlessDice(seed: 0)
  /// The screen of the display in use.
  public var screen: UIScreen { displays.current.screen }
  /// `UIScreen.main`: the outer display of a device that folds, even while the inner one is in use
  /// (S264).
  var mainScreen: UIScreen { displays.outer.screen }
  public var pose: HeadlessPose { displays.pose }
  public let scene: UIWindowScene
  /// The app's half of the screen; nil if the app fills the screen.
  public internal(set) var half: HeadlessHalf?
  /// An action of the user or the system that may move content.
  public enum Happening: Equatable, Sendable {
    case notification(HeadlessKeyboardEvent.Name)
    case focus, touch
  }

  public var willHappen: (@MainActor (Happening) -> Void)?
  public private(set) lazy var clock = HeadlessClock(device: self)
  private(set) lazy var commits = HeadlessCommits(device: self)
  public private(set) lazy var keyboard = HeadlessKeyboard(device: self)
  public private(set) lazy var animator = HeadlessAnimator(device: self)
  public private(set) lazy var application = UIApplication(device: self)
  private var otherScenes: [UIWindowScene] = []
  /// The traits that were asked for last.
  var lastTraits = UITraitCollection()
  private static var count = 0

  public init(
    _ model: HeadlessDeviceModel = .iPhone14, options: HeadlessOptions = HeadlessOptions()
  ) {
    displays = HeadlessDisplays(model)
    self.options = options
    scene = UIWindowScene(
      screen: displays.outer.screen, frameInScreen: CGRect(origin: .zero, size: model.screenSize),
      safeArea: model.safeArea
    )
    HeadlessDevice.count += 1
    for screen in [displays.outer.screen, displays.inner?.screen].compactMap(\.self) {
      screen.headlessDevice = self
      screen.headlessNumber = HeadlessDevice.count
    }
  }

  public private(set) static var current: HeadlessDevice {
    get { place.device }
    set { place.device = newValue }
  }

  @TaskLocal private static var place = Place()

  @MainActor private final class Place {
    var device = HeadlessDevice()
  }

  /// Runs a body with a current device of its own: there, ``makeCurrent()`` does not affect other
  /// code.
  public static func withOwnCurrent(_ body: @Sendable () async throws -> Void) async rethrows {
    try await $place.withValue(Place(), operation: body)
  }

  /// Makes the device current for the rest of the task.
  public func makeCurrent() { HeadlessDevice.current = self }

  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = HeadlessDevice.current
    HeadlessDevice.current = self
    defer { HeadlessDevice.current = previous }
    return try body()
  }

  public var scenes: [UIWindowScene] { [scene] + otherScenes }

  public func addScene(
    frameInScreen: CGRect, safeArea: UIEdgeInsets = .zero, screen: UIScreen? = nil
  ) -> UIWindowScene {
    let scene = UIWindowScene(
      screen: screen ?? self.screen, frameInScreen: frameInScreen, safeArea: safeArea
    )
    otherScenes.append(scene)
    return scene
  }

  public static func externalScreen(size: CGSize, scale: CGFloat = 1) -> UIScreen {
    UIScreen(size: size, scale: scale)
  }

  /// Shows a controller in a new key window that fills the scene, and lays out the window.
  public func makeWindow(
    rootViewController: UIViewController, scene: UIWindowScene? = nil
  ) -> UIWindow {
    let window = UIWindow(windowScene: scene ?? self.scene)
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    clock.settle()
    return window
  }

  /// Removes a window and its controller, so that the controller ignores the keyboard.
  public func close(_ window: UIWindow) {
    window.isHidden = true
    window.rootViewController = nil
    clock.settle()
  }

  /// Gives a scene's windows a new frame on the screen (Stage Manager, Split View).
  public func resize(
    _ scene: UIWindowScene, to frameInScreen: CGRect, safeArea: UIEdgeInsets? = nil
  ) { scene.resize(to: frameInScreen, safeArea: safeArea ?? scene.safeAreaOfScreen) }

  func layoutWindows() {
    for scene in scenes {
      for window in scene.windows where !window.isHidden {
        window.updateTraits()
        window.layoutIfNeeded()
      }
    }
    keyboard.inputHost.layOut()
  }
}
