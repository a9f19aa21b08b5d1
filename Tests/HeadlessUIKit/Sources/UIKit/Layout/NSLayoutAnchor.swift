@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private let reference: LayoutItemReference
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    reference = LayoutItemReference(item)
    self.attribute = attribute
    super.init()
  }

  @discardableResult
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.equal, anchor)
  }

  @discardableResult open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { makeConstraint(.greaterThanOrEqual, anchor) }

  @discardableResult
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, anchor)
  }

  @discardableResult open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.equal, anchor, constant: c) }

  @discardableResult open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.greaterThanOrEqual, anchor, constant: c) }

  @discardableResult open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.lessThanOrEqual, anchor, constant: c) }

  var item: any LayoutItem {
    guard let item = reference.item else {
      fatalError("The anchor's view or layout guide does not exist any more.")
    }
    return item
  }

  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, anchor.item, anchor.attribute, multiplier: multiplier,
      constant: constant
    )
  }

  /// UIKit's eight points between siblings; for text baselines UIKit uses a different distance.
  func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(relation, anchor, constant: ViewLayout.systemSpacing * multiplier)
  }
}
