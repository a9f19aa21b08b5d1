import Foundation
@_spi(Headless) import UIKit

/// The screen at one instant, in values.
///
/// Rectangles are in the window's coordinate space, unless stated otherwise. Top and bottom are
/// those of the screen, also for a flipped view.
struct Sample: Equatable, Sendable {
  struct Element: Equatable, Sendable {
    enum Kind: String, Sendable {
      case label, field, button, block, row, bubble
    }

    var kind: Kind
    var frame: CGRect
    var text = ""
    var fontSize: CGFloat = 17
    var isSecondary = false
    var isFirstResponder = false
    var isPlaceholder = false
    /// True for a field whose text has several lines, which begin at its top.
    var isTextView = false
    /// The scrolled distance of a text view's text.
    var textOffset: CGFloat = 0
    /// True for an element beside the scroll view, which does not move with the content.
    var isBeside = false
    /// The caption of a field, or its placeholder.
    var name = ""
  }

  /// The time since the device was created.
  var time: TimeInterval = 0
  var screen = CGSize.zero
  /// The height of the home indicator's area at the bottom of the screen.
  var homeArea: CGFloat = 0
  /// The height of the status bar's area at the top of the screen.
  var statusArea: CGFloat = 0
  /// The width of the camera's area at the left side of a phone in landscape.
  var sideArea: CGFloat = 0
  /// False while a navigation transition keeps the scroll view off the screen.
  var isInWindow = true
  var scrollView = CGRect.zero
  /// True for a flipped scroll view, whose top is at the bottom of the screen.
  var isUpsideDown = false
  var contentSize = CGSize.zero
  var contentOffset = CGPoint.zero
  /// The remaining distance of the offset's animation.
  var offsetLag: CGFloat = 0
  var contentInset = UIEdgeInsets.zero
  var adjustedContentInset = UIEdgeInsets.zero
  var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  var writes = HeadlessScrollWrites()
  /// The height of the scroll view that a docked keyboard covers.
  var overlap: CGFloat = 0
  /// The first responder, or its caret if it is a text view, at the end of all animations; nil
  /// without one in the scroll view.
  var focus: CGRect?
  var elements: [Element] = []
  /// The bar on the keyboard, in front of the scroll view; nil on most screens.
  var barOnKeyboard: CGRect?
  var barElements: [Element] = []
  /// The sheet around the scroll view; nil for a screen that fills the window.
  var sheet: CGRect?
  /// The place of a finger; nil without one.
  var finger: CGPoint?
  /// The navigation bar with the status bar; nil without one.
  var topBar: CGRect?
  var title = ""
  /// The drawn frame of the keyboard; nil while it is off the screen.
  var keyboard: CGRect?
  /// The final height of a docked keyboard; nil for one that floats or hides.
  var keyboardHeight: CGFloat?

  /// The vertical offset that the display shows during an animation.
  var shownOffset: CGFloat { contentOffset.y - offsetLag }

  /// The shown distance by which the content is scrolled up, from an arbitrary place.
  var shownScroll: CGFloat { isUpsideDown ? -shownOffset : shownOffset }

  /// The shown lower edge of the content.
  var contentEnd: CGFloat {
    isUpsideDown
      ? scrollView.maxY + shownOffset : scrollView.minY + contentSize.height - shownOffset
  }

  /// The element with the focus, in the scroll view or in the bar.
  var firstResponder: Element? { (elements + barElements).first(where: \.isFirstResponder) }

  var systemInset: CGFloat { adjustedContentInset.bottom - contentInset.bottom }

  /// The height that keyboard and bar cover of the scroll view, less what UIKit adds.
  var keyboardInset: CGFloat {
    let bar = barOnKeyboard.map { min(scrollView.height, scrollView.maxY - $0.minY) } ?? 0
    return max(0, max(overlap, bar) - systemInset)
  }

  /// The visible part of the scroll view between bars and keyboard, as two edges.
  ///
  /// The lower edge is above the upper one if nothing is visible.
  var visibleBand: (top: CGFloat, bottom: CGFloat) {
    (scrollView.minY + adjustedContentInset.top, scrollView.maxY - max(overlap, systemInset))
  }

  /// Whether the first responder is visible; nil without one, or if it is taller than the visible
  /// part.
  var showsFocus: Bool? {
    guard let focus, focus.height <= visibleBand.bottom - visibleBand.top else { return nil }
    // Half a point is no more than a pixel.
    return focus.minY >= visibleBand.top - 0.5 && focus.maxY <= visibleBand.bottom + 0.5
  }

  /// Returns whether only the time differs.
  func isAlike(_ other: Sample) -> Bool {
    var other = other
    other.time = time
    return self == other
  }
}
