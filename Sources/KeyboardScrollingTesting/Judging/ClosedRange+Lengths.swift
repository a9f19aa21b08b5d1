package import CoreGraphics

extension ClosedRange<CGFloat> {
  var length: CGFloat { upperBound - lowerBound }

  package func nearest(to value: CGFloat) -> CGFloat {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }

  package func padded(by padding: CGFloat) -> Self {
    (lowerBound - padding)...(upperBound + padding)
  }

  package func joined(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }

  package func contains(_ value: CGFloat, within tolerance: CGFloat) -> Bool {
    value >= lowerBound - tolerance && value <= upperBound + tolerance
  }

  package func joined(with value: CGFloat) -> Self { joined(value...value) }
}
