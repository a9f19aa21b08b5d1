/// A rectangle of expressions, in the coordinate space of an island's root.
struct LayoutFrame {
  typealias Expression = HeadlessLinearExpression

  var x: Expression
  var y: Expression
  var width: Expression
  var height: Expression

  var right: Expression { x + width }
  var bottom: Expression { y + height }

  func inset(by insets: UIEdgeInsets) -> LayoutFrame {
    LayoutFrame(
      x: x + insets.left, y: y + insets.top, width: width - (insets.left + insets.right),
      height: height - (insets.top + insets.bottom)
    )
  }

  /// Returns an edge, a centre or a length; nil for margins and baselines.
  ///
  /// In a right-to-left layout, leading is the negated right edge. Its value stays less than
  /// trailing's, so that constants keep their sign.
  func value(of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) -> Expression? {
    switch attribute {
    case .width: width
    case .height: height
    case .top: y
    case .bottom: bottom
    case .centerY: y + height * 0.5
    case .left: x
    case .right: right
    case .leading: isRightToLeft ? -right : x
    case .trailing: isRightToLeft ? -x : right
    case .centerX: isRightToLeft ? -(x + width * 0.5) : x + width * 0.5
    default: nil
    }
  }
}
