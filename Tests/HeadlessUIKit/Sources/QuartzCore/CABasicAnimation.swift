/// The animation of one property by `UIView.animate` (S250).
///
/// The values are set for a position and for bounds only (S273).
open class CABasicAnimation: CAAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}
