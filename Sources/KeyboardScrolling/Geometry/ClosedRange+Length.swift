import CoreGraphics

extension ClosedRange<CGFloat> {
  var length: CGFloat { upperBound - lowerBound }
}
