// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UIWindowScene: UIScene {
  public let screen: UIScreen
  private var keyWindowReference: ViewReference?
  var storedKeyWindow: UIWindow? {
    get { keyWindowReference?.window }
    set { keyWindowReference = newValue?.reference }
  }
  /// The app retains its windows, the scene does not.
  private var storedWindows: [ViewReference] = []
  /// The frame of a new window of the scene, in the screen's coordinate space.
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

  func add(_ window: UIWindow) {
    storedWindows.removeAll { $0.view == nil || $0.view === window }
    storedWindows.append(window.reference)
  }

  func remove(_ window: UIWindow) {
    storedWindows.removeAll { $0.view == nil || $0.view === window }
  }

  /// Gives every window of the scene a new frame on the screen, like rotation and Stage Manager.
  func resize(to frameInScreen: CGRect, safeArea: UIEdgeInsets) {
    self.frameInScreen = frameInScreen
    safeAreaOfScreen = safeArea
    for window in windows {
      window.frame = frameInScreen
      window.safeAreaIsStale()
    }
  }
}
