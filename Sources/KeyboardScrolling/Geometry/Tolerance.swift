import CoreGraphics

// Which differences count as none.

extension CGFloat {
  /// The largest difference, in points, of two lengths that count as equal.
  ///
  /// Such a difference is invisible, and an unnecessary write can stop a scroll that is under way.
  static let insetTolerance: CGFloat = 0.01

  /// Returns whether two lengths, in points, are equal within the tolerance.
  func isClose(to other: CGFloat) -> Bool {
    // Equal infinities have no difference to compare, nor have two numbers that are none: such content
    // was different at each look, and no turn was the last one.
    self == other || (self - other).magnitude <= Self.insetTolerance || (isNaN && other.isNaN)
  }

  /// Returns whether two content offsets, in points, are at most a pixel of the screen apart.
  ///
  /// UIKit rounds an offset to pixels when it is assigned: -187.5 reads -187.333 on a screen with
  /// three pixels a point. Lists used to take that for somebody else's scroll, began their movement
  /// again in each frame, and never arrived. https://codepudding.com/os/164136
  func isSameOffset(as other: CGFloat, pixel: CGFloat) -> Bool {
    (self - other).magnitude <= pixel + Self.insetTolerance
  }
}
