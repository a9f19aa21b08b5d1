public import Foundation

/// A curve from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  /// Writes the coordinates of a point: 0 is the curve's start, 3 its end.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    (values[0], values[1]) = (points[2 * index], points[2 * index + 1])
  }
}
