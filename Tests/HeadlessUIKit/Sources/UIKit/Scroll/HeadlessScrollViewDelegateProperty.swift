/// The protocol whose extension declares the `delegate` property of `UIScrollView`.
///
/// Table, collection and text views narrow the property's type, which a Swift `override` may not. A
/// class may instead shadow a protocol extension's member with a member of a new type.
@MainActor public protocol _HeadlessScrollViewDelegateProperty: AnyObject {}

extension _HeadlessScrollViewDelegateProperty {
  public var delegate: (any UIScrollViewDelegate)? {
    get { (self as? UIScrollView)?.storedDelegate }
    set { (self as? UIScrollView)?.storedDelegate = newValue }
  }
}
