/// The value of an animated property.
@_spi(Headless) public enum HeadlessAnimatedValue: Equatable, Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  /// A recorded value, not interpolated.
  case opaque

  var isAdditive: Bool {
    switch self {
    case .point, .rect: true
    case .number, .opaque: false
    }
  }
}
