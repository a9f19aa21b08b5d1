import UIKit

/// What UIKit tells about animated scrolls; a test replaces it.
///
/// It tells from iOS 17.4 on. Before that nothing is guessed: single steps of an animated scroll
/// cannot be told from offsets that are assigned.
/// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollanimating
@MainActor
package struct ScrollAnimations {
  /// Returns whether an animated scroll of a view is under way; nil if UIKit does not tell.
  let isUnderWay: @MainActor (UIScrollView) -> Bool?

  /// The answers of the system.
  package static let system = ScrollAnimations { scrollView in
    if #available(iOS 17.4, *) { scrollView.isScrollAnimating } else { nil }
  }
  /// No answers, as before iOS 17.4.
  package static let unknown = ScrollAnimations { _ in nil }

  /// Ends the animated scroll of a view where it is, without a write of an offset.
  static func end(in scrollView: UIScrollView) {
    if #available(iOS 17.4, *) { scrollView.stopScrollingAndZooming() }
  }
}
