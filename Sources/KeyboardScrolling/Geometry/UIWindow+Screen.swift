import UIKit

extension UIWindow {
  /// The coordinate space in which keyboards report their frames.
  var screenSpace: any UICoordinateSpace { screen.coordinateSpace }

  var frameInScreen: CGRect { convert(bounds, to: screenSpace) }

  var pixel: CGFloat { 1 / screen.scale }

  var screenID: ScreenID { ScreenID(screen) }

  /// True if another app may be beside the window; that app's keyboard may cover the window.
  ///
  /// Always true on an iPad, where Slide Over can cover a scene that fills its screen. On a phone,
  /// only a scene smaller than its screen has a neighbor: in a half of an iPhone Duo, for an iPhone
  /// app on an iPad, or in iPhone Mirroring.
  var mayHaveNeighbor: Bool {
    guard traitCollection.userInterfaceIdiom == .phone else { return true }
    let (size, full) = (windowScene?.coordinateSpace.bounds.size ?? bounds.size, screen.bounds.size)
    return !size.width.isClose(to: full.width) || !size.height.isClose(to: full.height)
  }
}
