import Foundation

/// The screen at one instant, in values.
///
/// Rectangles are in the window's coordinate space, in points, unless they say otherwise. Top and
/// bottom are those of the screen: of a view that is upside down they have changed places.
struct Sample: Equatable, Sendable {
  struct Element: Equatable, Sendable {
    enum Kind: String, Sendable {
      case label, field, button, block, row, bubble
    }

    var kind: Kind
    var frame: CGRect
    var text = ""
    /// In points; the size of the text.
    var fontSize: CGFloat = 17
    var isSecondary = false
    var isFirstResponder = false
    /// The caption of a field, or its placeholder.
    var name = ""
  }

  /// The top, left, bottom and right of an inset, in points.
  struct Insets: Equatable, Sendable {
    var top: CGFloat = 0
    var left: CGFloat = 0
    var bottom: CGFloat = 0
    var right: CGFloat = 0

    var numbers: [CGFloat] { [top, left, bottom, right] }
  }

  /// In seconds since the screen was shown.
  var time: TimeInterval = 0
  /// The size of the screen, in points.
  var screen = CGSize.zero
  var scrollView = CGRect.zero
  /// True for a scroll view that a transform has turned: its top is at the bottom of the screen.
  var isUpsideDown = false
  var contentSize = CGSize.zero
  /// As it stands, with all animations at their end.
  var contentOffset = CGPoint.zero
  /// How far the animation of the offset still has to go, in points.
  var offsetLag: CGFloat = 0
  var contentInset = Insets()
  var adjustedContentInset = Insets()
  var verticalScrollIndicatorInsets = Insets()
  /// The first responder, or its caret if it is a text view, where it will be at the end of all
  /// animations; nil without one.
  var focus: CGRect?
  var elements: [Element] = []
  /// The bar that lies over the scroll view and rides on the keyboard; nil on most screens.
  var barOnKeyboard: CGRect?
  /// The elements in the bar, and not in the scroll view.
  var barElements: [Element] = []
  /// The sheet that the scroll view is in; nil for a screen that fills the window.
  var sheet: CGRect?
  /// Where a finger is; nil without one.
  var finger: CGPoint?
  /// The navigation bar with the status bar; nil where there is none.
  var topBar: CGRect?
  var title = ""
  /// Where the keyboard is drawn; nil while it is off the screen.
  var keyboard: CGRect?

  /// The vertical offset that can be seen: an animation may still be on its way.
  var shownOffset: CGFloat { contentOffset.y - offsetLag }

  /// How far the content that can be seen has been moved up, from an arbitrary place.
  var shownScroll: CGFloat { isUpsideDown ? -shownOffset : shownOffset }

  /// The lower edge of the content that can be seen.
  var contentEnd: CGFloat {
    isUpsideDown
      ? scrollView.maxY + shownOffset : scrollView.minY + contentSize.height - shownOffset
  }

  /// The element with the focus, in the scroll view or in the bar.
  var firstResponder: Element? { (elements + barElements).first(where: \.isFirstResponder) }

  /// The part of the bottom inset that UIKit adds, in points.
  var contribution: CGFloat { adjustedContentInset.bottom - contentInset.bottom }

  /// The height of the scroll view that neither bars nor the keyboard take, as two edges.
  ///
  /// - Parameter overlap: The height the keyboard covers of the scroll view, in points.
  /// - Returns: The edges in the window's coordinate space; the lower is above the upper when
  ///   nothing is left.
  func visibleBand(overlap: CGFloat) -> (top: CGFloat, bottom: CGFloat) {
    (
      scrollView.minY + adjustedContentInset.top,
      scrollView.maxY - max(overlap, contribution)
    )
  }

  /// Whether the first responder is in sight.
  ///
  /// - Parameter overlap: The height the keyboard covers of the scroll view, in points.
  /// - Returns: Nil when there is nothing to see, or when it is taller than the room there is.
  func showsFocus(overlap: CGFloat) -> Bool? {
    guard let focus else { return nil }
    let band = visibleBand(overlap: overlap)
    guard focus.height <= band.bottom - band.top else { return nil }
    // Half a point is no more than a pixel.
    return focus.minY >= band.top - 0.5 && focus.maxY <= band.bottom + 0.5
  }

  /// Whether a person would see no difference, and the properties are the same.
  ///
  /// - Parameter other: A later sample.
  /// - Returns: False when anything but the time has changed.
  func isAlike(_ other: Sample) -> Bool {
    var other = other
    other.time = time
    return self == other
  }

  /// Every number, for the question whether all are finite.
  var numbers: [CGFloat] {
    let rectangles =
      [scrollView, focus, topBar, keyboard, barOnKeyboard, sheet].compactMap(\.self)
      + (elements + barElements).map(\.frame)
    return rectangles.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      + contentInset.numbers + adjustedContentInset.numbers + verticalScrollIndicatorInsets.numbers
      + [contentOffset.x, contentOffset.y, contentSize.width, contentSize.height]
  }
}
