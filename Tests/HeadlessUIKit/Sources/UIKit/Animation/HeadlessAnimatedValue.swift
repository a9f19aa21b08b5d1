@_spi(Headless) public enum HeadlessAnimatedValue: Equatable, Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  /// A value that is not kept or interpolated; only its change is recorded.
  case opaque

  var isAdditive: Bool {
    switch self {
    case .point, .rect: true
    case .number, .opaque: false
    }
  }
}
