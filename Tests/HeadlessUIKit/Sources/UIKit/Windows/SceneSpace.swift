/// The coordinate space of a scene, with its origin at the scene's corner on the screen.
@MainActor final class SceneSpace: NSObject, RootedCoordinateSpace {
  private unowned let scene: UIWindowScene

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  var bounds: CGRect { CGRect(origin: .zero, size: scene.frameInScreen.size) }
  var rootView: UIView? { nil }
  var transformToRoot: CGAffineTransform {
    let origin = scene.frameInScreen.origin
    return CGAffineTransform(translationX: origin.x, y: origin.y)
  }
}
