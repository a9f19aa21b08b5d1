import CoreGraphics

extension CGFloat {
  /// The largest difference at which two lengths are treated as equal.
  ///
  /// The user cannot see such a difference, and writing an inset for it could stop a scroll.
  static let insetTolerance: CGFloat = 0.01

  func isClose(to other: CGFloat) -> Bool {
    // The difference of two equal infinities or of two NaNs is NaN, which no tolerance includes.
    // Without the first and the last comparison, such a length would seem to change forever.
    self == other || (self - other).magnitude <= Self.insetTolerance || (isNaN && other.isNaN)
  }

  /// Returns whether two content offsets are at most a pixel of the screen apart.
  ///
  /// UIKit rounds an assigned offset to pixels: for example, -187.5 becomes -187.333 at three
  /// pixels per point. Without this tolerance, the coordinator treats the rounding as a scroll. A
  /// list that the coordinator moves frame by frame then starts again in each frame, and never
  /// arrives.
  /// https://codepudding.com/os/164136
  func isSameOffset(as other: CGFloat, pixel: CGFloat) -> Bool {
    (self - other).magnitude <= pixel + Self.insetTolerance
  }
}
