@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  @discardableResult open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, toConstant: c)
  }

  @discardableResult
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, toConstant: c)
  }

  @discardableResult
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, toConstant: c)
  }

  @discardableResult open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.equal, anchor, multiplier: m) }

  @discardableResult open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.greaterThanOrEqual, anchor, multiplier: m) }

  @discardableResult open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.lessThanOrEqual, anchor, multiplier: m) }

  @discardableResult open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.equal, anchor, multiplier: m, constant: c) }

  @discardableResult open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  @discardableResult open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { makeConstraint(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  private func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant
    )
  }
}
