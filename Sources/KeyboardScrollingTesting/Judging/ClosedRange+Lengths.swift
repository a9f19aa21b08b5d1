import CoreGraphics

extension ClosedRange<CGFloat> {
  var length: CGFloat { upperBound - lowerBound }

  func nearest(to value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, lowerBound), upperBound) }

  func padded(by padding: CGFloat) -> Self { (lowerBound - padding)...(upperBound + padding) }

  func joined(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }

  func contains(_ value: CGFloat, within tolerance: CGFloat) -> Bool {
    value >= lowerBound - tolerance && value <= upperBound + tolerance
  }

  func joined(with value: CGFloat) -> Self { joined(value...value) }
}
