import CoreGraphics

/// The value of an animated property, as far as the stand-in interpolates it.
@_spi(Headless) public enum HeadlessAnimatedValue: Equatable, Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  /// A value that is recorded as animated and not interpolated.
  case opaque

  /// True for position and bounds.
  var isAdditive: Bool {
    switch self {
    case .point, .rect: true
    case .number, .opaque: false
    }
  }
}
