/// The coordinate space of a screen, or of a scene with its corner somewhere on the screen.
@MainActor final class ScreenSpace: NSObject, RootedCoordinateSpace {
  private let frameInScreen: @MainActor () -> CGRect

  init(frameInScreen: @escaping @MainActor () -> CGRect) {
    self.frameInScreen = frameInScreen
    super.init()
  }

  var bounds: CGRect { CGRect(origin: .zero, size: frameInScreen().size) }
  var rootView: UIView? { nil }
  var transformToRoot: CGAffineTransform {
    let origin = frameInScreen().origin
    return CGAffineTransform(translationX: origin.x, y: origin.y)
  }
}
