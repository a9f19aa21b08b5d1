import UIKit

/// Compares lengths in points.
///
/// The default tolerance allows only for rounding.
func isClose(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
  abs(one - other) <= tolerance
}

func isClose(_ one: CGRect, _ other: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
  isClose(one.minX, other.minX, within: tolerance)
    && isClose(one.minY, other.minY, within: tolerance)
    && isClose(one.width, other.width, within: tolerance)
    && isClose(one.height, other.height, within: tolerance)
}

func isClose(_ one: UIEdgeInsets, _ other: UIEdgeInsets, within tolerance: CGFloat = 0.001) -> Bool
{
  isClose(one.top, other.top, within: tolerance)
    && isClose(one.left, other.left, within: tolerance)
    && isClose(one.bottom, other.bottom, within: tolerance)
    && isClose(one.right, other.right, within: tolerance)
}

/// The size of the largest pixel, in points; UIKit rounds offsets to pixels.
let onePixel: CGFloat = 0.5
