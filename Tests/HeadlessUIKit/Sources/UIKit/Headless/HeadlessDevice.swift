import CoreGraphics
import Foundation

/// A device without a display: its screen, its clock, its keyboard.
///
/// One device is current at a time. It is current for the length of a closure; the previous one is
/// restored afterwards, so that no test inherits another test's screen.
@MainActor
package final class HeadlessDevice {
  package let model: HeadlessDeviceModel
  package var options: HeadlessOptions {
    didSet {
      let category = options.contentSizeCategory
      guard category != oldValue.contentSizeCategory else { return }
      keyboard.notificationCenter.post(
        name: UIContentSizeCategory.didChangeNotification,
        object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category]
      )
    }
  }
  /// What is rougher than on a clock that moves only when told.
  package var roughness = HeadlessRoughness()
  /// Draws what the roughness leaves to chance.
  package var dice = HeadlessDice(seed: 0)
  var awaited: [Awaited] = []
  package let screen: UIScreen
  package let scene: UIWindowScene
  /// Something that a person or the system does, and that may move content.
  package enum Happening: Equatable, Sendable {
    case notification(HeadlessKeyboardEvent.Name)
    case focus, touch
  }

  /// Called before something happens.
  package var willHappen: (@MainActor (Happening) -> Void)?
  package private(set) lazy var clock = HeadlessClock(device: self)
  private(set) lazy var commits = HeadlessCommits(device: self)
  package private(set) lazy var keyboard = HeadlessKeyboard(device: self)
  package private(set) lazy var animator = HeadlessAnimator(device: self)
  package private(set) lazy var application = UIApplication(device: self)
  private var otherScenes: [UIWindowScene] = []

  package init(
    _ model: HeadlessDeviceModel = .iPhone14,
    options: HeadlessOptions = HeadlessOptions()
  ) {
    self.model = model
    self.options = options
    screen = UIScreen(size: model.screenSize, scale: model.scale)
    scene = UIWindowScene(
      screen: screen,
      frameInScreen: CGRect(origin: .zero, size: model.screenSize),
      safeArea: model.safeArea
    )
  }

  // MARK: The current device

  package private(set) static var current = HeadlessDevice()

  /// Makes the device current while a closure runs.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = HeadlessDevice.current
    HeadlessDevice.current = self
    defer { HeadlessDevice.current = previous }
    return try body()
  }

  // MARK: Windows and scenes

  package var scenes: [UIWindowScene] { [scene] + otherScenes }

  /// Adds a scene: a second window beside the first, or one on an external display.
  package func addScene(
    frameInScreen: CGRect,
    safeArea: UIEdgeInsets = .zero,
    screen: UIScreen? = nil
  ) -> UIWindowScene {
    let scene = UIWindowScene(
      screen: screen ?? self.screen,
      frameInScreen: frameInScreen,
      safeArea: safeArea
    )
    otherScenes.append(scene)
    return scene
  }

  /// Makes a screen of an external display.
  package static func externalScreen(size: CGSize, scale: CGFloat = 1) -> UIScreen {
    UIScreen(size: size, scale: scale)
  }

  /// Shows a controller in a window that fills the scene, laid out and key.
  package func makeWindow(
    rootViewController: UIViewController,
    scene: UIWindowScene? = nil
  ) -> UIWindow {
    let window = UIWindow(windowScene: scene ?? self.scene)
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    clock.settle()
    return window
  }

  /// Takes a window away with its controller, which no longer reacts to the keyboard then.
  package func close(_ window: UIWindow) {
    window.isHidden = true
    window.rootViewController = nil
    clock.settle()
  }

  /// Gives a scene's windows a new place and size on the screen (Stage Manager, Split View).
  package func resize(
    _ scene: UIWindowScene,
    to frameInScreen: CGRect,
    safeArea: UIEdgeInsets? = nil
  ) {
    scene.resize(
      to: frameInScreen,
      safeArea: safeArea ?? scene.safeAreaOfScreen
    )
  }

  func layoutWindows() {
    for scene in scenes {
      for window in scene.windows where !window.isHidden {
        window.updateTraits()
        window.layoutIfNeeded()
      }
    }
    keyboard.inputHost.layOut()
    reportWindows()
  }
}
