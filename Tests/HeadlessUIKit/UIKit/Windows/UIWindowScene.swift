// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UIWindowScene: UIScene {
  public let screen: UIScreen
  weak var storedKeyWindow: UIWindow?
  private var storedWindows: [WeakWindow] = []
  /// Where a new window of the scene goes, in the screen's coordinate space.
  var frameInScreen: CGRect
  /// The safe area at the screen's edges.
  var safeAreaOfScreen: UIEdgeInsets

  init(screen: UIScreen, frameInScreen: CGRect, safeArea: UIEdgeInsets) {
    self.screen = screen
    self.frameInScreen = frameInScreen
    safeAreaOfScreen = safeArea
    super.init()
  }

  open var windows: [UIWindow] { storedWindows.compactMap(\.window) }
  open var keyWindow: UIWindow? { storedKeyWindow }
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

  // The app retains its windows, the scene does not.
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  func add(_ window: UIWindow) {
    storedWindows.removeAll { $0.window == nil || $0.window === window }
    storedWindows.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    storedWindows.removeAll { $0.window == nil || $0.window === window }
  }

  /// Gives every window of the scene a new frame on the screen, as rotation and Stage Manager do.
  func resize(to frameInScreen: CGRect, safeArea: UIEdgeInsets) {
    self.frameInScreen = frameInScreen
    safeAreaOfScreen = safeArea
    for window in windows {
      window.frame = frameInScreen
      window.safeAreaIsStale()
    }
  }
}
