import CoreGraphics

/// The value of an animated property, as far as the stand-in interpolates it.
package enum HeadlessAnimatedValue: Equatable, Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  /// A value that is recorded as animated and not interpolated.
  case opaque
}
