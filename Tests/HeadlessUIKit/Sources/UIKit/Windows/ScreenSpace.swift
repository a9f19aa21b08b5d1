/// The coordinate space of a screen, the root of its windows' spaces.
@MainActor final class ScreenSpace: NSObject, RootedCoordinateSpace {
  private unowned let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect { screen.bounds }
  var rootView: UIView? { nil }
  var transformToRoot: CGAffineTransform { .identity }
}
