import UIKit

/// The numbers of a recording's scenes and screens.
@MainActor struct RecordedDisplays {
  private var scenes: [ObjectIdentifier] = []
  private var screens: [UIScreen] = []

  /// Returns a screen's number; compares with `isEqual`, because UIKit may return a different
  /// object for the same screen each time.
  mutating func number(of screen: UIScreen) -> Int {
    if let index = screens.firstIndex(where: { $0.isEqual(screen) }) { return index + 1 }
    screens.append(screen)
    return screens.count
  }

  private mutating func number(of scene: UIWindowScene) -> Int {
    let identifier = ObjectIdentifier(scene)
    if let index = scenes.firstIndex(of: identifier) { return index + 1 }
    scenes.append(identifier)
    return scenes.count
  }

  mutating func display(of window: UIWindow, hinge: Recording.Hinge?) -> Recording.Display {
    let (scene, screen) = (window.windowScene, window.screen)
    let traits = window.traitCollection
    return Recording.Display(
      scene: scene.map { number(of: $0) }, sceneSize: scene?.coordinateSpace.bounds.size,
      orientation: scene?.interfaceOrientation.rawValue, screen: number(of: screen),
      screenSize: screen.bounds.size, isMain: screen.isEqual(UIScreen.main),
      horizontalSizeClass: traits.horizontalSizeClass.rawValue,
      verticalSizeClass: traits.verticalSizeClass.rawValue, hinge: hinge
    )
  }
}
