// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  @discardableResult
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    headlessConstraint(.equal, toConstant: c)
  }

  @discardableResult
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    headlessConstraint(.greaterThanOrEqual, toConstant: c)
  }

  @discardableResult
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    headlessConstraint(.lessThanOrEqual, toConstant: c)
  }

  @discardableResult
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    headlessConstraint(.equal, anchor, multiplier: m)
  }

  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    headlessConstraint(.greaterThanOrEqual, anchor, multiplier: m)
  }

  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    headlessConstraint(.lessThanOrEqual, anchor, multiplier: m)
  }

  @discardableResult
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    headlessConstraint(.equal, anchor, multiplier: m, constant: c)
  }

  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    headlessConstraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    headlessConstraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }

  private func headlessConstraint(
    _ relation: NSLayoutConstraint.Relation,
    toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      headlessItem,
      headlessAttribute,
      relation,
      nil,
      .notAnAttribute,
      multiplier: 1,
      constant: constant
    )
  }
}
