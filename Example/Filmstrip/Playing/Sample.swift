import Foundation
@_spi(Headless) import UIKit

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
    /// True for the placeholder of an empty field.
    var isPlaceholder = false
    /// True for a field whose text has lines of its own: they begin at its top.
    var isTextView = false
    /// How far the text of a text view is scrolled, in points.
    var textOffset: CGFloat = 0
    /// True beside the scroll view, and not in it: it does not move with the content.
    var isBeside = false
    /// The caption of a field, or its placeholder.
    var name = ""
  }

  /// In seconds since the device was made.
  var time: TimeInterval = 0
  /// The size of the screen, in points.
  var screen = CGSize.zero
  /// The height of the home indicator's area at the bottom of the screen, in points.
  var homeArea: CGFloat = 0
  /// The height of the status bar's area at the top of the screen, in points.
  var statusArea: CGFloat = 0
  /// The width that the camera takes of the left side of a phone that is turned, in points.
  var sideArea: CGFloat = 0
  /// False while a navigation transition has taken the scroll view off the screen.
  var isInWindow = true
  var scrollView = CGRect.zero
  /// True for a scroll view that a transform has turned: its top is at the bottom of the screen.
  var isUpsideDown = false
  var contentSize = CGSize.zero
  /// As it stands, with all animations at their end.
  var contentOffset = CGPoint.zero
  /// How far the animation of the offset still has to go, in points.
  var offsetLag: CGFloat = 0
  var contentInset = UIEdgeInsets.zero
  var adjustedContentInset = UIEdgeInsets.zero
  var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The writes to the scroll view so far.
  var writes = HeadlessScrollWrites()
  /// The height that a docked keyboard covers of the scroll view.
  var overlap: CGFloat = 0
  /// The first responder, or its caret if it is a text view, where it will be at the end of all
  /// animations; nil without one in the scroll view.
  var focus: CGRect?
  var elements: [Element] = []
  /// The bar in front of the scroll view that rides on the keyboard; nil on most screens.
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
  /// The height that a docked keyboard is to have, in points; nil for one that floats or leaves.
  var keyboardHeight: CGFloat?

  /// The vertical offset that can be seen: an animation may still be on its way.
  var shownOffset: CGFloat { contentOffset.y - offsetLag }

  /// How far the content that can be seen has been moved up, from an arbitrary place.
  var shownScroll: CGFloat { isUpsideDown ? -shownOffset : shownOffset }

  /// The lower edge of the content that can be seen.
  var contentEnd: CGFloat {
    isUpsideDown
      ? scrollView.maxY + shownOffset : scrollView.minY + contentSize.height - shownOffset
  }

  /// The lower edge of the lowest element, in the coordinate space of the content.
  var lowestElement: CGFloat {
    (elements.map(\.frame.maxY).max() ?? scrollView.minY) - scrollView.minY + shownOffset
  }

  /// The element with the focus, in the scroll view or in the bar.
  var firstResponder: Element? { (elements + barElements).first(where: \.isFirstResponder) }

  /// The part of the bottom inset that UIKit adds, in points.
  var systemInset: CGFloat { adjustedContentInset.bottom - contentInset.bottom }

  /// The height that keyboard and bar cover of the scroll view, less what UIKit adds.
  var keyboardInset: CGFloat {
    let bar = barOnKeyboard.map { min(scrollView.height, scrollView.maxY - $0.minY) } ?? 0
    return max(0, max(overlap, bar) - systemInset)
  }

  /// The part of the scroll view that bars and keyboard leave, as two edges.
  ///
  /// The lower edge is above the upper one when nothing is left.
  var visibleBand: (top: CGFloat, bottom: CGFloat) {
    (scrollView.minY + adjustedContentInset.top, scrollView.maxY - max(overlap, systemInset))
  }

  /// Whether the first responder is in sight; nil without one, or when it is taller than the room.
  var showsFocus: Bool? {
    guard let focus, focus.height <= visibleBand.bottom - visibleBand.top else { return nil }
    // Half a point is no more than a pixel.
    return focus.minY >= visibleBand.top - 0.5 && focus.maxY <= visibleBand.bottom + 0.5
  }

  /// Returns whether nothing but the time differs.
  func isAlike(_ other: Sample) -> Bool {
    var other = other
    other.time = time
    return self == other
  }
}
