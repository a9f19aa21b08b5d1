// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UIWindowScene: UIScene {
  public let screen: UIScreen
  weak var headlessKeyWindow: UIWindow?
  private var headlessWindows: [HeadlessWeakWindow] = []
  /// Where a new window of the scene goes, in the screen's coordinate space.
  var headlessFrameInScreen: CGRect
  /// The safe area at the screen's edges.
  var headlessSafeAreaOfScreen: UIEdgeInsets

  init(screen: UIScreen, frameInScreen: CGRect, safeArea: UIEdgeInsets) {
    self.screen = screen
    headlessFrameInScreen = frameInScreen
    headlessSafeAreaOfScreen = safeArea
    super.init()
  }

  open var windows: [UIWindow] { headlessWindows.compactMap(\.window) }
  open var keyWindow: UIWindow? { headlessKeyWindow }
  open var interfaceOrientation: UIInterfaceOrientation { screen.headlessOrientation }

  // The app retains its windows, the scene does not.
  private struct HeadlessWeakWindow {
    weak var window: UIWindow?
  }

  func headlessAdd(_ window: UIWindow) {
    headlessWindows.removeAll { $0.window == nil || $0.window === window }
    headlessWindows.append(HeadlessWeakWindow(window: window))
  }

  func headlessRemove(_ window: UIWindow) {
    headlessWindows.removeAll { $0.window == nil || $0.window === window }
  }

  /// Gives every window of the scene a new frame on the screen, as rotation and Stage Manager do.
  func headlessResize(to frameInScreen: CGRect, safeArea: UIEdgeInsets) {
    headlessFrameInScreen = frameInScreen
    headlessSafeAreaOfScreen = safeArea
    for window in windows {
      window.frame = frameInScreen
      window.headlessSafeAreaIsStale()
    }
  }
}
