package import Foundation

/// What is on the screen at one instant, in values.
///
/// Rectangles are in the window's coordinate space, in points, unless they say otherwise. Top and
/// bottom are those of the screen: of a view that is upside down they have changed places.
package struct Sample: Equatable, Sendable {
  package struct Element: Equatable, Sendable {
    package enum Kind: String, Sendable {
      case label, field, button, block, row, bubble
    }

    package var kind: Kind
    package var frame: CGRect
    package var text: String
    /// In points; the size of the text.
    package var fontSize: CGFloat
    package var isSecondary: Bool
    package var isFirstResponder: Bool
    /// What a person calls a field: its caption, or its placeholder.
    package var name: String

    package init(
      _ kind: Kind,
      frame: CGRect,
      text: String = "",
      fontSize: CGFloat = 17,
      isSecondary: Bool = false,
      isFirstResponder: Bool = false,
      name: String = ""
    ) {
      self.kind = kind
      self.frame = frame
      self.text = text
      self.fontSize = fontSize
      self.isSecondary = isSecondary
      self.isFirstResponder = isFirstResponder
      self.name = name
    }
  }

  /// The top, left, bottom and right of an inset, in points.
  package struct Insets: Equatable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    var numbers: [CGFloat] { [top, left, bottom, right] }
  }

  /// In seconds since the screen was shown.
  package var time: TimeInterval = 0
  /// The size of the screen, in points.
  package var screen = CGSize.zero
  package var scrollView = CGRect.zero
  /// True for a scroll view that a transform has turned: its top is at the bottom of the screen.
  package var isUpsideDown = false
  package var contentSize = CGSize.zero
  /// As it stands, with all animations at their end.
  package var contentOffset = CGPoint.zero
  /// How far the animation of the offset still has to go, in points.
  package var offsetLag: CGFloat = 0
  package var contentInset = Insets()
  package var adjustedContentInset = Insets()
  package var verticalScrollIndicatorInsets = Insets()
  /// The first responder, or its caret if it is a text view, where it will be at the end of all
  /// animations; nil without one.
  package var focus: CGRect?
  package var elements: [Element] = []
  /// What lies over the scroll view and rides on the keyboard; nil on most screens.
  package var barOnKeyboard: CGRect?
  /// What is in the bar, and not in the scroll view.
  package var barElements: [Element] = []
  /// The sheet that the scroll view is in; nil for a screen that fills the window.
  package var sheet: CGRect?
  /// Where a finger is; nil without one.
  package var finger: CGPoint?
  /// The navigation bar with the status bar; nil where there is none.
  package var topBar: CGRect?
  package var title = ""
  /// Where the keyboard is drawn; nil while it is off the screen.
  package var keyboard: CGRect?

  package init() {}

  /// The vertical offset that can be seen: an animation may still be on its way.
  package var shownOffset: CGFloat { contentOffset.y - offsetLag }

  /// How far the content that can be seen has been moved up, from an arbitrary place.
  package var shownScroll: CGFloat { isUpsideDown ? -shownOffset : shownOffset }

  /// The lower edge of the content that can be seen.
  var contentEnd: CGFloat {
    isUpsideDown
      ? scrollView.maxY + shownOffset : scrollView.minY + contentSize.height - shownOffset
  }

  /// What has the focus, in the scroll view or in the bar.
  var firstResponder: Element? { (elements + barElements).first(where: \.isFirstResponder) }

  /// What UIKit adds to the content inset at the bottom, in points.
  package var contribution: CGFloat { adjustedContentInset.bottom - contentInset.bottom }

  /// The height of the scroll view that neither bars nor the keyboard take, as two edges.
  ///
  /// - Parameter overlap: The height the keyboard covers of the scroll view, in points.
  /// - Returns: The edges in the window's coordinate space; the lower is above the upper when
  ///   nothing is left.
  package func visibleBand(overlap: CGFloat) -> (top: CGFloat, bottom: CGFloat) {
    (
      scrollView.minY + adjustedContentInset.top,
      scrollView.maxY - max(overlap, contribution)
    )
  }

  /// Whether the first responder is in sight.
  ///
  /// - Parameter overlap: The height the keyboard covers of the scroll view, in points.
  /// - Returns: Nil when there is nothing to see, or when it is taller than the room there is.
  package func showsFocus(overlap: CGFloat) -> Bool? {
    guard let focus else { return nil }
    let band = visibleBand(overlap: overlap)
    guard focus.height <= band.bottom - band.top else { return nil }
    // A pixel of a screen at scale 2 is not hidden from anybody.
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
