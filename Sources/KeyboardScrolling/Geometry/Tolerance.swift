import CoreGraphics

extension CGFloat {
  /// The largest difference of two lengths that count as equal.
  ///
  /// Such a difference is invisible, and a write for it could stop a scroll.
  static let insetTolerance: CGFloat = 0.01

  func isClose(to other: CGFloat) -> Bool {
    // Equal infinities and NaNs never compare equal after subtraction. Without the first and the
    // last comparison, such a length would differ in every turn.
    self == other || (self - other).magnitude <= Self.insetTolerance || (isNaN && other.isNaN)
  }

  /// Returns whether two content offsets are at most a pixel of the screen apart.
  ///
  /// UIKit rounds an assigned offset to pixels: for example, -187.5 becomes -187.333 at three
  /// pixels per point. Without this tolerance, a list treats the rounding as a scroll, restarts its
  /// movement in each frame, and never arrives. https://codepudding.com/os/164136
  func isSameOffset(as other: CGFloat, pixel: CGFloat) -> Bool {
    (self - other).magnitude <= pixel + Self.insetTolerance
  }
}
