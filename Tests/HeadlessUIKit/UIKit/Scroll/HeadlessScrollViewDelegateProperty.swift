// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Where `UIScrollView` gets its `delegate` from.
///
/// Table, collection and text views narrow the property's type, which Objective-C can do and an
/// `override` cannot. A member of a protocol extension may be shadowed by one of another type.
@MainActor
public protocol _HeadlessScrollViewDelegateProperty: AnyObject {}

extension _HeadlessScrollViewDelegateProperty {
  public var delegate: (any UIScrollViewDelegate)? {
    get { (self as? UIScrollView)?.storedDelegate }
    set { (self as? UIScrollView)?.storedDelegate = newValue }
  }
}
