/// The animation of one property by `UIView.animate` (S250).
open class CABasicAnimation: CAAnimation {}
