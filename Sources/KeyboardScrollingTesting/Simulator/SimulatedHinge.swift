import CoreGraphics

struct SimulatedHinge: Equatable, Sendable {
  enum Pose: Equatable, Sendable { case closed, halfOpen, open }

  private(set) var pose: Pose
  /// Nil before the first fold.
  private var screenBeforeFold: CGSize?

  /// The outer display's size when upright, in points.
  private static let outer = CGSize(width: 466, height: 678)
  private static let inner = CGSize(width: 669, height: 951)

  /// Creates a hinge: open if the screen has the inner display's size, otherwise closed.
  init(screen: CGSize) {
    pose = [Self.inner, Self.inner.rotated].contains(screen) ? .open : .closed
  }

  private static func isDisplay(_ screen: CGSize) -> Bool {
    [outer, outer.rotated, inner, inner.rotated].contains(screen)
  }

  /// Folds, and returns the size of the screen that is then in use.
  ///
  /// Folding back returns the previous size, even if neither display of a folding device has that
  /// size. On an upright closed device the hinge is vertical, so the device opens to a wide
  /// display.
  mutating func fold(to new: Pose, from screen: CGSize) -> CGSize {
    defer { pose = new }
    guard (new == .closed) != (pose == .closed) else { return screen }
    defer { screenBeforeFold = screen }
    if let screenBeforeFold, !Self.isDisplay(screenBeforeFold) { return screenBeforeFold }
    let next = new == .closed ? Self.outer : Self.inner
    return screen.width > screen.height ? next : next.rotated
  }
}

extension CGSize {
  fileprivate var rotated: CGSize { CGSize(width: height, height: width) }
}
