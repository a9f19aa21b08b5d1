public import UIKit

/// What the judge cannot see of a screen, and a person knows: what belongs together.
@MainActor
public struct JudgedScreen {
  /// The space around the first responder that a reveal may add, in points; 8 by default.
  ///
  /// A reveal without any space is right as well.
  public var padding: CGFloat = 8
  /// The bar that floats over the scroll views, just above the keyboard; held weakly.
  public weak var bar: UIView?
  /// Returns whether a scroll view is a chat, which keeps its distance to the end.
  ///
  /// By default none is.
  public var keepsDistance: (UIScrollView) -> Bool = { _ in false }
  /// Returns the views that stay in sight together with a first responder, such as a button.
  ///
  /// By default none do.
  public var companions: (UIView) -> [UIView] = { _ in [] }
  /// Returns whether the insets of a scroll view are for the keyboard.
  package var hasInset: (UIScrollView) -> Bool = { !JudgedScreen.isNested($0) }

  /// Rules that are not judged on this screen.
  package var exceptions: Set<MovementRule> = []

  /// Creates the description of a screen without a bar, a chat or views that belong together.
  public init() {}

  /// Returns whether a view is inside a scroll view.
  package static func isNested(_ view: UIView) -> Bool {
    sequence(first: view.superview, next: { $0?.superview }).contains { $0 is UIScrollView }
  }
}
