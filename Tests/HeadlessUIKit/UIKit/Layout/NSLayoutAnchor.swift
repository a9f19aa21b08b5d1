// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private weak var headlessWeakItem: (any HeadlessLayoutItem)?
  let headlessAttribute: NSLayoutConstraint.Attribute

  init(_ item: any HeadlessLayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    headlessWeakItem = item
    headlessAttribute = attribute
    super.init()
  }

  @discardableResult
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    headlessConstraint(.equal, anchor)
  }

  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    headlessConstraint(.greaterThanOrEqual, anchor)
  }

  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    headlessConstraint(.lessThanOrEqual, anchor)
  }

  @discardableResult
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    headlessConstraint(.equal, anchor, constant: c)
  }

  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    headlessConstraint(.greaterThanOrEqual, anchor, constant: c)
  }

  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    headlessConstraint(.lessThanOrEqual, anchor, constant: c)
  }

  var headlessItem: any HeadlessLayoutItem {
    guard let item = headlessWeakItem else {
      fatalError("The anchor's view or layout guide does not exist any more.")
    }
    return item
  }

  func headlessConstraint(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      headlessItem,
      headlessAttribute,
      relation,
      anchor.headlessItem,
      anchor.headlessAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// Eight points, UIKit's distance between siblings; what it gives text baselines differs.
  func headlessSystemSpacing(
    _ relation: NSLayoutConstraint.Relation,
    after anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    headlessConstraint(relation, anchor, constant: HeadlessViewLayout.systemSpacing * multiplier)
  }
}
