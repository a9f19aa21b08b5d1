import CoreGraphics

struct SimulatedHinge: Equatable, Sendable {
  enum Pose: Equatable, Sendable {
    case closed, halfOpen, open
  }

  private(set) var pose: Pose
  /// The previous screen; nil before the first fold.
  private var otherScreen: CGSize?

  /// Upright, in points.
  private static let outer = CGSize(width: 466, height: 678)
  private static let inner = CGSize(width: 669, height: 951)

  /// Open for the screen of an inner display.
  init(screen: CGSize) {
    pose = [Self.inner, Self.inner.turned].contains(screen) ? .open : .closed
  }

  private static func isDisplay(_ screen: CGSize) -> Bool {
    [outer, outer.turned, inner, inner.turned].contains(screen)
  }

  /// Folds, and returns the size of the screen that is then in use.
  ///
  /// The way back returns the previous size, which differs if a test runs on another device. The
  /// hinge is vertical on an upright closed device, so the inner display is then wide.
  mutating func fold(to new: Pose, from screen: CGSize) -> CGSize {
    defer { pose = new }
    guard (new == .closed) != (pose == .closed) else { return screen }
    defer { otherScreen = screen }
    if let otherScreen, !Self.isDisplay(otherScreen) { return otherScreen }
    let next = new == .closed ? Self.outer : Self.inner
    return screen.width > screen.height ? next : next.turned
  }
}

extension CGSize {
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}
